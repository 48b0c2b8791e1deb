import { formatMoney, money } from "@amberline/domain/money";
import en from "@amberline/flows/locales/en.json";
import lv from "@amberline/flows/locales/lv.json";
import lvOfStories from "./words.lv.json";

type Write = (text: string) => string;

const latvian = new Map([
  ...Object.entries(en).map(([key, text]): [string, string] => [text, lv[key as keyof typeof lv]]),
  ...Object.entries<string>(lvOfStories),
]);

const inLatvian: Write = (text) =>
  latvian.get(text.trim()) ??
  text.replace(/€([\d,]+)\.(\d\d)/g, (_, whole: string, cents: string) =>
    formatMoney(money(Number(whole.replaceAll(",", "") + cents), "EUR"), "lv"),
  );

/** About a third longer, and still readable. */
const atLength: Write = (text) => text.replace(/[aeiouāēīū]/gi, "$&$&");

const parts = "#storybook-root, .docs-story, .docs-worded, [role='dialog'], [role='alertdialog']";

let write: Write = (text) => text;
const written = new WeakMap<Text, { source: string; shown: string }>();

function rewrite(node: Text) {
  if (!node.parentElement?.closest(parts) || node.parentElement.closest("style, script")) return;
  const before = written.get(node);
  const source = before?.shown === node.data ? before.source : node.data;
  const shown = write(source);
  written.set(node, { source, shown });
  if (shown !== node.data) node.data = shown;
}

function rewriteIn(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode())
    rewrite(node as Text);
}

let observer: MutationObserver | undefined;

/**
 * Components get their words from stories, which are written once, in English. What is drawn of them is rewritten here
 * in the toolbar's length and, unless it translates itself, language.
 */
export function followWords(globals: Readonly<Record<string, unknown>>, isEnglish: boolean) {
  const [isLatvian, isLong] = [isEnglish && globals["locale"] === "lv", globals["text"] === "long"];
  if (!observer && !isLatvian && !isLong) return;
  write = (text) => {
    const translated = isLatvian ? inLatvian(text) : text;
    return isLong ? atLength(translated) : translated;
  };
  observer ??= new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      [target, ...addedNodes].forEach((node) => {
        if (node instanceof Text || addedNodes.length > 0) rewriteIn(node);
      });
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  rewriteIn(document.body);
}
