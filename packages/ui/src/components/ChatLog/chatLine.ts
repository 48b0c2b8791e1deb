/** One message of a conversation, in words ready to show. */
export interface ChatLine {
  /** Stays with the message from the moment it is written. */
  id: string;
  /** Written by whoever looks at the page. */
  isOwn: boolean;
  /** Who wrote it: its first letter and its colour stand beside the message. */
  author: string;
  text: string;
  /** "14:05" */
  time: string;
  /** What tells its day from others: messages of one day stand under one heading. */
  day: string;
  /** @default "sent" */
  state?: "sent" | "sending" | "failed";
  /** What is said of one that is not sent: "Sending", or why it was not. */
  note?: string;
  /** Files that came with it. @default 0 */
  fileCount?: number;
}

/** Where a message stands among its neighbours. */
export interface Place {
  /** The first of its day: the heading of the day stands above it. */
  isFirstOfDay: boolean;
  /** The first of several in a row by one author: the name and the picture stand with it. */
  isFirstOfRun: boolean;
}

export function placeOf(lines: readonly ChatLine[], at: number): Place {
  const [before, line] = [lines[at - 1], lines[at]];
  const isFirstOfDay = before?.day !== line?.day;
  const isSameAuthor = before?.isOwn === line?.isOwn && before?.author === line?.author;
  return { isFirstOfDay, isFirstOfRun: isFirstOfDay || !isSameAuthor };
}

const LINE = 24;
const BUBBLE = 18;
const META = 20;
const GAP = 4;
const DAY = 56;
const HEAD = 28;
const FILE = 60;

/** About how tall a message is before it was ever shown, px, at some 45 letters a line. */
export function heightOf(lines: readonly ChatLine[], at: number): number {
  const line = lines[at];
  if (!line) return LINE;
  const { isFirstOfDay, isFirstOfRun } = placeOf(lines, at);
  const rows = line.text.split("\n").reduce((sum, row) => sum + Math.max(1, Math.ceil(row.length / 45)), 0);
  const text = line.text === "" ? 0 : rows * LINE + BUBBLE;
  return (
    text + GAP + META + (line.fileCount ?? 0) * FILE + (isFirstOfDay ? DAY : 0) + (isFirstOfRun ? HEAD : 0)
  );
}
