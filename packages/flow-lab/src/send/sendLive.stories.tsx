import type { SendResult } from "@amberline/flows/send";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { LiveFrame } from "../stories/LiveFrame";
import { dialogAtRest, focusIsOn } from "../stories/expectations";
import { inPageOf } from "../stories/page";
import { LiveSend } from "./LiveSend";

const wordsFor = ({ isPaid, found, hasTemplateFailed }: SendResult) =>
  [
    isPaid ? "Paid." : "Left without knowing.",
    found.length > 0 ? "Found among the transactions." : "",
    hasTemplateFailed ? "The template was not saved." : "",
  ]
    .filter(Boolean)
    .join(" ");

/** The running machine. Its provider answers after a delay, depending on what is typed. */
const meta = {
  title: "Flows/Send",
  component: LiveSend,
  tags: ["screen"],
  decorators: [inPageOf(960)],
  parameters: { controls: { disable: true } },
  args: { answerAfter: 400, onEnd: () => {} },
  render: ({ answerAfter }) => (
    <LiveFrame
      startAgain="Start again"
      hints={[
        "The code is 975310. Any other is wrong.",
        "The holder is Jānis Kalniņš-Bērzs. Another Jānis is close, SIA Klusums can't be checked, the rest differ.",
        "The reference decides: regular (no instant payments), refused, lost (made, answer lost), vanished (not made).",
        "A template named broken is not saved.",
      ]}
    >
      {(say) => <LiveSend answerAfter={answerAfter} onEnd={(result) => say(wordsFor(result))} />}
    </LiveFrame>
  ),
} satisfies Meta<typeof LiveSend>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const press = async ({ userEvent }: Context, name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

const refer = async ({ canvas, userEvent }: Context, reference: string) => {
  const field = canvas.getByLabelText("Payment reference");
  await userEvent.clear(field);
  await userEvent.type(field, reference);
};

const consent = async (context: Context, code: string) => {
  const dialog = await dialogAtRest();
  await press(context, "Send anyway");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await dialogAtRest();
  await focusIsOn("Two-factor code");
  await context.userEvent.keyboard(code);
};

const inTime = { timeout: 3_000 };

export const Live: Story = {
  play: async (context) => {
    await press(context, "Send €25.00");
    await consent(context, "111111");
    await screen.findByText("The code is wrong or has already been used. Enter the newest one.");
    await focusIsOn("Two-factor code");
    await expect(within(await dialogAtRest()).getByLabelText("Two-factor code")).toHaveValue("");
    await context.userEvent.keyboard("975310");
    await context.canvas.findByText("Paid.", {}, inTime);
  },
};

export const LiveWithTheMatchedName: Story = {
  tags: ["!dev"],
  play: async (context) => {
    await press(context, "Send €25.00");
    await dialogAtRest();
    await press(context, "Use “Jānis Kalniņš-Bērzs”");
    await screen.findByRole("alertdialog", { name: "The name matches" }, inTime);
    await press(context, "Cancel");
    await expect(context.canvas.getByLabelText("Payee's name")).toHaveValue("Jānis Kalniņš Bērzs");
  },
};

export const LiveCancelled: Story = {
  tags: ["!dev"],
  play: async (context) => {
    const { canvas, userEvent } = context;
    canvas.getByRole("button", { name: "Send €25.00" }).focus();
    await userEvent.keyboard("{Enter}");
    await dialogAtRest();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await focusIsOn("Send €25.00");
    await expect(canvas.getByLabelText("Payment reference")).toHaveValue("Koncerta biļetes");
  },
};

export const LiveCorrected: Story = {
  tags: ["!dev"],
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByLabelText("Payment reference"));
    await press(context, "Send €25.00");
    await dialogAtRest();
    await press(context, "Check the details");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await focusIsOn("Payee's name");
  },
};

/** As after too many wrong codes: nothing is left to type, and the keyboard is where the payment is sent from. */
export const LiveRefusedAtTheCode: Story = {
  tags: ["!dev"],
  play: async (context) => {
    await refer(context, "refused");
    await press(context, "Send €25.00");
    await consent(context, "975310");
    const words = await context.canvas.findByRole("alert", {}, inTime);
    await expect(words).toHaveTextContent("Payments are closed until noon");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(words.parentElement));
  },
};

export const LiveAnswerLost: Story = {
  tags: ["!dev"],
  play: async (context) => {
    await refer(context, "lost");
    await press(context, "Send €25.00");
    await consent(context, "975310");
    await context.canvas.findByText("Paid. Found among the transactions.", {}, inTime);
  },
};

export const LiveNeverFound: Story = {
  tags: ["!dev"],
  play: async (context) => {
    await refer(context, "vanished");
    await press(context, "Send €25.00");
    await consent(context, "975310");
    for (let look = 0; look < 3; look += 1) await press(context, "Check again");
    await context.canvas.findAllByText("We haven't found it so far. It may still appear.", {}, inTime);
    await focusIsOn("Check again");
    await press(context, "Go home");
    await context.canvas.findByText("Left without knowing.");
  },
};

export const LiveRegularInstead: Story = {
  tags: ["!dev"],
  play: async (context) => {
    await refer(context, "regular");
    await press(context, "Send €25.00");
    await consent(context, "975310");
    await press(context, "Send as a regular payment");
    await consent(context, "975310");
    await context.canvas.findByText("Paid.", {}, inTime);
  },
};
