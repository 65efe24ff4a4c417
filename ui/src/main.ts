import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./lib/i18n.svelte";
import { light } from "./lib/settings.svelte";
import "./tokens.css";

light();
await speak(preferred());
mount(App, { target: document.getElementById("app")! });
