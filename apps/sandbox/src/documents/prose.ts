import { bottom, contentWidth, left, styles } from "./theme";
import { drawPairs, type Pair } from "./pairs";
import { Paper, type PaperFacts } from "./paper";
import { drawParagraphs, heightOf, paragraph, type Paragraph } from "./pdf/paragraph";
import { type Sheet, type Tag } from "./pdf/sheet";

export interface Section {
  heading: string;
  paragraphs: readonly string[];
  /** Keeps the section on one page. @default false */
  keepTogether?: boolean;
}

/** A document of running text, such as a contract. */
export interface Prose {
  /** For the viewer's window and the header of further pages. */
  title: string;
  heading: string;
  subtitle: string;
  /** Shown at the top. */
  pairs: readonly Pair[];
  sections: readonly Section[];
}

interface Block {
  tag: Tag;
  lines: Paragraph;
  /** Space above, ignored at the top of a page. */
  above: number;
  /** Number of following blocks to keep on the same page, so that no page ends with a heading. */
  keepsNext: number;
}

const runningTop = 84;
const [sectionGap, paragraphGap] = [16, 6];
const lineHeight = 14;

const blocksOf = (sheet: Sheet, { heading, paragraphs, keepTogether = false }: Section): Block[] => [
  {
    tag: "H2",
    lines: paragraph(sheet, heading, styles.section, contentWidth, 16),
    above: sectionGap,
    keepsNext: keepTogether ? paragraphs.length : 1,
  },
  ...paragraphs.map((text): Block => ({
    tag: "P",
    lines: paragraph(sheet, text, styles.body, contentWidth, lineHeight),
    above: paragraphGap,
    keepsNext: 0,
  })),
];

const heightIn = ({ lines, above }: Block) => above + heightOf([lines]);

/** Distributes blocks over pages. Blocks kept together move to the next page together. */
function pagesOf(blocks: readonly Block[], top: number): Block[][] {
  const pages: Block[][] = [[]];
  let y = top;
  for (const [at, block] of blocks.entries()) {
    const together = blocks.slice(at, at + 1 + block.keepsNext);
    const needed = together.reduce((height, one) => height + heightIn(one), 0);
    if (y + needed > bottom) {
      pages.push([]);
      y = runningTop;
    }
    pages.at(-1)?.push(block);
    y += heightIn(block);
  }
  return pages;
}

function drawBlocks(sheet: Sheet, blocks: readonly Block[], top: number): void {
  let y = top;
  for (const [at, { tag, lines, above }] of blocks.entries()) {
    const from = y + (at === 0 ? 0 : above);
    sheet.block(tag, () => (y = drawParagraphs(sheet, [lines], left, from)));
  }
}

export async function prosePaper(prose: Prose, facts: PaperFacts): Promise<Blob> {
  const paper = new Paper(facts, prose.title);
  const { sheet } = paper;
  const below = paper.heading(prose.heading, prose.subtitle, paper.begin());
  const top = drawPairs(sheet, prose.pairs, { x: left, top: below + 20, width: contentWidth, columns: 3 });
  const pages = pagesOf(
    prose.sections.flatMap((section) => blocksOf(sheet, section)),
    top,
  );
  for (const [at, blocks] of pages.entries()) {
    drawBlocks(sheet, blocks, at === 0 ? top + 6 : paper.goOn() + 8);
    paper.foot(pages.length);
  }
  return sheet.finish();
}
