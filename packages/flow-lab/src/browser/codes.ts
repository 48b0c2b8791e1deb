import { type SteppedUpAct } from "@amberline/api/client";
import { type Page } from "@playwright/test";
import { type Customer, type Operator } from "./operator";
/** A code that differs in every character. */
export const wrongCode = (code: string): string =>
  [...code].map((sign) => (/\d/.test(sign) ? (Number(sign) + 5) % 10 : sign === "A" ? "B" : "A")).join("");

interface Session {
  accessToken: string;
  /** Tokens by account. */
  accounts: Record<string, string>;
  currentAccount: string | null;
}

/** Has the customer prove who is there, so that the page's session may make a change once. */
export async function allow(
  { page, operator, who }: { page: Page; operator: Operator; who: Customer },
  act: SteppedUpAct,
  subject?: string,
): Promise<void> {
  const token = await page.evaluate(() => {
    const session: unknown = JSON.parse(localStorage.getItem("amberline.session") ?? "null");
    const { accessToken, accounts, currentAccount } = session as Session;
    return accounts[currentAccount ?? ""] ?? accessToken;
  });
  await operator.allow(who, token, act, subject);
}
