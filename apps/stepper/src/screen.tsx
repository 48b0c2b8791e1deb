import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";
import { createRoot } from "react-dom/client";

const container = document.getElementById("app");
if (!container) throw new Error("screen.html lost its #app element.");
const root = createRoot(container);

// By itself: what it shares with the screens of the flows is then in no file that renders a page once it is loaded.
void import("./screen/ScreenPage").then(({ ScreenPage }) => root.render(<ScreenPage />));
