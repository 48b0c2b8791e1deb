/** One message of a conversation; all texts are ready to show. */
export interface ChatLine {
  /** Stable from the moment the message is written. */
  id: string;
  /** Written by the current user. */
  isOwn: boolean;
  /** Its initial and a colour derived from it are the avatar. */
  author: string;
  /** The message; line breaks are kept. */
  text: string;
  /** "14:05" */
  time: string;
  /** Key of the day; messages with the same one share a heading. */
  day: string;
  /** @default "sent" */
  state?: "sent" | "sending" | "failed";
  /** Text for a message that is not sent yet: "Sending", or why it failed. */
  note?: string;
  /** @default 0 */
  fileCount?: number;
}

/** Position of a message among its neighbours. */
export interface LinePosition {
  /** Whether the heading of the day is shown above it. */
  isFirstOfDay: boolean;
  /** First of consecutive messages by one author; shows the name and the avatar. */
  isFirstOfRun: boolean;
}

export function positionOf(lines: readonly ChatLine[], at: number): LinePosition {
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

/** Estimated height of a message that was never rendered, px, at about 45 characters per line. */
export function heightOf(lines: readonly ChatLine[], at: number): number {
  const line = lines[at];
  if (!line) return LINE;
  const { isFirstOfDay, isFirstOfRun } = positionOf(lines, at);
  const rows = line.text.split("\n").reduce((sum, row) => sum + Math.max(1, Math.ceil(row.length / 45)), 0);
  const text = line.text === "" ? 0 : rows * LINE + BUBBLE;
  return (
    text + GAP + META + (line.fileCount ?? 0) * FILE + (isFirstOfDay ? DAY : 0) + (isFirstOfRun ? HEAD : 0)
  );
}
