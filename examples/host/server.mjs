// A server of somebody else that renders a page.
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Button } from "@amberline/ui/Button";
import { collectStyles } from "@amberline/ui/StyleRegistry";

const { page, tags } = collectStyles(createElement(Button, null, "Pay"), { nonce: "n" });
const html = renderToString(page);
const name = /class="([^"]+)"/.exec(html)?.[1].split(" ").at(-1);
if (!html.includes("Pay") || !name) throw new Error(`No button: ${html}`);
if (!tags().includes(`.${name}`) || !tags().includes('nonce="n"')) throw new Error(`No styles: ${tags()}`);
