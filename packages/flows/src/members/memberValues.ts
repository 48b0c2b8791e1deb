import type { CompanyMember } from "@amberline/api/client";
import { memberPositions, parseShare, wholeShare } from "@amberline/domain/company";
import { memberRules, tidyValues } from "@amberline/domain/rules";
import type { NewMember } from "./members.setup";

/** The form's text as typed. */
export interface MemberValues {
  who?: "new" | "existing";
  userId?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  isInvited?: boolean;
  position?: string | null;
  percent?: string;
}

/** Keeps the typed member while another step, tab or page is open. In memory only. */
export interface MemberKeeper {
  read(): { member?: MemberValues };
  keep(change: { member: MemberValues }): void;
}

/** Values for validation. */
export const ruledValues = ({ who, position, ...rest }: MemberValues) => ({
  ...rest,
  position: position ?? undefined,
  isExisting: who === "existing",
});

/**
 * Normalises a percentage: a comma becomes a dot, a percent sign and a second dot at the end are dropped. Anything else is
 * refused as a whole.
 */
export function percentTyped(text: string): string {
  const share = text
    .trim()
    .replace(/ ?%$/, "")
    .replace(/^(\d*\.\d*)[.,]$/, "$1");
  return /^\d*,\d*$/.test(share) ? share.replace(",", ".") : share;
}

/** The draft to submit; null without a position. */
export function newMemberOf(typed: MemberValues): NewMember | null {
  const { isExisting, userId, firstName, lastName, email, ...tidy } = tidyValues(
    memberRules,
    ruledValues(typed),
  );
  const position = memberPositions.find((one) => one === tidy.position);
  if (!position) return null;
  const share = position === "owner" ? parseShare(tidy.percent ?? "") : null;
  if (isExisting) return { position, share, userId: userId ?? "", person: null };
  const names = { firstName: firstName ?? "", lastName: lastName ?? "", email: email ?? "" };
  return { position, share, userId: null, person: { ...names, isInvited: typed.isInvited ?? false } };
}

/** The name, or the user ID while the name is unknown. */
export const nameOf = ({ firstName, lastName, userId }: CompanyMember): string =>
  `${firstName} ${lastName}`.trim() || userId;

/** Formats hundredths of a percent: 3333 is "33.33" in English, "33,33" in Latvian. */
export const shareText = (hundredths: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(hundredths / 100);

export const isTooMuch = (hundredths: number): boolean => hundredths > wholeShare;
