import "@amberline/ui/tokens.css";
import { createRoot } from "react-dom/client";
import { Page } from "./Page.js";

const root = document.getElementById("root");
if (root) createRoot(root).render(<Page locale="de" onPay={() => undefined} />);
