import type { NameCheck } from "@amberline/api/client";
import { formatMoney } from "@amberline/domain/money";
import { exampleOrder } from "@amberline/flows/send/examples";
import type { StoryContext } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, wordsOf } from "../stories/expectations";
import { sendFlow } from "./send.flow";
import type { SendAtProps } from "./sendAt";

export type SendPlay = (context: StoryContext<SendAtProps>) => Promise<void>;

type Names = (t: ReturnType<typeof wordsOf>, amount: string | null) => Record<string, string>;

/** The button that sends; `amount` is null where others have to approve. */
const submitWords = (t: ReturnType<typeof wordsOf>, amount: string | null) =>
  amount === null ? t("send.submitForApproval") : t("send.submit", { amount });

const formButtons: Names = (t, amount) => ({
  "order.submit": submitWords(t, amount),
  "verification.open": t("send.verify"),
  "check.retry": t("send.checkAgain"),
  "page.goHome": t("send.goHome"),
  "payment.sendAgain": t("send.sendAgain"),
});
const codeButtons: Names = (t, amount) => ({
  "code.submit": submitWords(t, amount),
  "dialog.cancel": t("send.cancel"),
});
const checkButtons =
  ({ result, matchedName: name = "", withoutCode = false }: NameCheck): Names =>
  (t, amount) => ({
    "dialog.cancel": t(["CMTC", "NMTC"].includes(result) ? "send.check.correct" : "send.cancel"),
    "name.confirm": withoutCode
      ? submitWords(t, amount)
      : t(result === "MTCH" || amount === null ? "send.check.goOn" : "send.check.sendAnyway"),
    "name.useMatched": t("send.check.useName", { name }),
  });

/** In every state the buttons follow the machine, and a warning has the focus. */
export async function sendButtonsFollow({
  args,
  globals,
  canvasElement,
  userEvent,
}: StoryContext<SendAtProps>) {
  const snapshot = snapshotAt(sendFlow, args);
  const t = wordsOf(globals);
  const amount = snapshot.context.caps.hasApprovals
    ? null
    : formatMoney(exampleOrder.amount, String(globals.locale));
  const { check } = snapshot.context;
  if ((snapshot.matches("nameCheck") || snapshot.matches("sending")) && check) {
    const dialog = await dialogAtRest();
    if (snapshot.matches("nameCheck")) await waitFor(() => expect(dialog).toHaveFocus());
    return buttonsFollow(dialog, sendFlow, snapshot, checkButtons(check)(t, amount));
  }
  if (snapshot.matches("twoFactor") || snapshot.matches("resending")) {
    const dialog = await dialogAtRest();
    const code = within(dialog).getByLabelText(t("signIn.code"));
    if (snapshot.matches("twoFactor")) await userEvent.type(code, "975310");
    return buttonsFollow(dialog, sendFlow, snapshot, codeButtons(t, amount));
  }
  return buttonsFollow(canvasElement, sendFlow, snapshot, formButtons(t, amount));
}

/** The state says these texts, and its buttons follow the machine. */
export const says =
  (...texts: string[]): SendPlay =>
  async (context) => {
    await sendButtonsFollow(context);
    for (const text of texts) await expect(screen.getAllByText(text)[0]).toBeVisible();
  };
