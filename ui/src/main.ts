import "./tokens.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./lib/api";
import { fetchFace } from "./lib/games/faces";
import { preferred, speak } from "./lib/i18n.svelte";
import { shelf } from "./lib/shelf.svelte";
import { parse } from "./lib/router.svelte";
import { light } from "./lib/settings.svelte";
import { load } from "./pages";

light();
const page = parse(location.pathname);
if (page.name !== "lost") load(page.name).catch(() => undefined); // at the same time as the words
if ("id" in page && page.id)
  api.table(page.id).then(
    ({ game, status }) => {
      fetchFace(game);
      if (status === "waiting") void import("./lib/components/WaitingRoom.svelte").catch(() => undefined);
    },
    () => undefined,
  );
shelf.load(preferred()).catch(() => undefined); // the page that needs it tries again and reports the error
await speak(preferred());
mount(App, { target: document.getElementById("app")! });
