export const memberPositions = ["director", "owner", "member"] as const;
export type MemberPosition = (typeof memberPositions)[number];

/** 100 %, in hundredths of a percent. */
export const wholeShare = 10_000;

/**
 * Parses a share such as "33.33" into hundredths of a percent; null unless it is 0 to 100 with at most two decimals.
 */
export function parseShare(text: string): number | null {
  const [, whole = "", fraction = ""] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === "") return null;
  const share = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return share <= wholeShare ? share : null;
}

/** Formats hundredths of a percent without trailing zeros: 3333 is "33.33", 5000 is "50". */
export function formatShare(hundredths: number): string {
  const whole = String(hundredths / 100 - (hundredths % 100) / 100);
  const fraction = String(hundredths % 100)
    .padStart(2, "0")
    .replace(/0{1,2}$/, "");
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

/** The shares of all owners together, in hundredths of a percent; members without a share count as none. */
export const totalShare = (members: readonly { share: number | null }[]): number =>
  members.reduce((total, { share }) => total + (share ?? 0), 0);
