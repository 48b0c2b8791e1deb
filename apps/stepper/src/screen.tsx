import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";
import { createRoot } from "react-dom/client";
import { ScreenPage } from "./screen/ScreenPage";

const container = document.getElementById("app");
if (!container) throw new Error("screen.html lost its #app element.");

createRoot(container).render(<ScreenPage />);
