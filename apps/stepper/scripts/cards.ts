import { chartWordsIn } from "../src/chart/chartWordsIn";
import { CARD } from "../src/chart/folding";
import type { Arrow, ChartGraph, ChartState } from "../src/chart/layout";
import { rowsOf } from "../src/chart/rows";
import { createI18n } from "../src/i18n";
import { namesIn } from "../src/names/names";

const PLAIN = 128;
const SMALL = 24;
const LINE = { name: 16, label: 13 };
const PADDING = { side: 8, name: 8, label: 4, end: 4 };
/** What stands beside a name: its status, where it begins, how it is folded. */
const MARKS = 34;

const texts = { en: createI18n("en").t, lv: createI18n("lv").t };

/** Average widths of our typeface, in thousandths of its size. */
function widthOf(text: string, size: number): number {
  const letters = [...text].map((letter) => {
    if (/[il.,:;'’|!jI\s]/.test(letter)) return 275;
    if (/[ftrī()-]/.test(letter)) return 370;
    if (/[mwMW@%↻]/.test(letter)) return 880;
    return /[A-ZĀČĒĢĶĻŅŠŪŽ]/.test(letter) ? 690 : 585;
  });
  return (letters.reduce((sum, width) => sum + width, 0) * size) / 1000;
}

/** Lines a text takes, broken between words. */
function linesOf(text: string, size: number, room: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(" ")) {
    const width = widthOf(`${word} `, size);
    if (used > 0 && used + width > room) [lines, used] = [lines + 1, 0];
    used += width;
  }
  return lines;
}

interface Card {
  width: number;
  height: number;
  /** Height of its name. */
  name: number;
  /** Heights of the words of its arrows. */
  labels: readonly number[];
}

/** Room for a state and the words of its arrows in the longer of both languages. */
export function cardOf(
  graph: ChartGraph,
  { id, kind, isFolded }: Pick<ChartState, "id" | "kind" | "isFolded">,
  arrows: readonly Pick<Arrow, "source" | "target" | "transitions">[],
): Card {
  const words = (["en", "lv"] as const).map((language) =>
    chartWordsIn(graph.flow, namesIn(graph.flow, language), texts[language]),
  );
  const rows = words.map((each) => rowsOf(graph, arrows, each));
  const labels = arrows.map(({ source, target }, at) => {
    const mark = source === target ? "↻ " : "";
    const lines = rows.map((own) =>
      (own[at] ?? []).reduce((sum, text) => sum + linesOf(mark + text, 11, CARD - 4 * PADDING.label - 4), 0),
    );
    const most = Math.max(...lines);
    return most === 0 ? 0 : most * LINE.label + PADDING.label;
  });
  if (kind === "history") return { width: SMALL, height: SMALL, name: SMALL, labels };
  const isCard = isFolded || labels.some((label) => label > 0);
  const width = isCard ? CARD : PLAIN;
  const room = width - 2 * PADDING.side - MARKS;
  const named = Math.max(...words.map((each) => linesOf(each.state(id), 13, room)));
  const name = Math.min(named, 3) * LINE.name + PADDING.name;
  return { width, height: labels.reduce((sum, label) => sum + label, name + PADDING.end), name, labels };
}
