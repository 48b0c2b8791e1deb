import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";
import { createRoot } from "react-dom/client";

const container = document.getElementById("app");
if (!container) throw new Error("screen.html lost its #app element.");
const root = createRoot(container);

// Letters beyond English before the first word that has one, in each weight: their first use is slow.
const pen = document.createElement("canvas").getContext("2d");
void document.fonts.load("1rem 'Inter Variable'", "ā").then(() => {
  for (const weight of [400, 500, 650]) {
    if (!pen) return;
    pen.font = `${weight} 1rem 'Inter Variable'`;
    pen.measureText("aā");
  }
});
// By itself: what it shares with the screens of the flows is then in no file that renders a page once it is loaded.
void import("./screen/ScreenPage").then(({ ScreenPage }) => root.render(<ScreenPage />));
