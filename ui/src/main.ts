import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./lib/api";
import { fetchFace } from "./lib/games/shelf";
import { preferred, speak } from "./lib/i18n.svelte";
import { parse } from "./lib/router.svelte";
import { light } from "./lib/settings.svelte";
import { load } from "./pages";
import "./tokens.css";

light();
const page = parse(location.pathname);
if (page.name !== "lost") load(page.name).catch(() => undefined); // with the words, not after them
if ("id" in page && page.id)
  api.table(page.id).then(
    ({ game }) => fetchFace(game),
    () => undefined,
  );
await speak(preferred());
mount(App, { target: document.getElementById("app")! });
