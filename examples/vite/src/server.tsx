import { collectStyles } from "@amberline/ui/StyleRegistry";
import { renderToString } from "react-dom/server";
import { Page } from "./Page.js";

const { page, tags } = collectStyles(<Page locale="de" onPay={() => undefined} />);
const body = renderToString(page);
process.stdout.write(`<!doctype html><html lang="de"><head>${tags()}</head><body>${body}</body></html>\n`);
