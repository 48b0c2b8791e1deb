import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn } from "storybook/test";
import RequestedPaymentHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, wordsOf } from "../stories/expectations";
import { requestedPaymentFlow } from "./requestedPayment.flow";

const RequestedPaymentAt = atWay(requestedPaymentFlow, RequestedPaymentHost);

const meta = {
  title: "Flows/Requested payment",
  component: RequestedPaymentAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn(), onCopied: fn() },
  beforeEach: () => {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  },
  play: async ({ args, globals, canvasElement }) => {
    const buttons = { "page.retry": wordsOf(globals)("app.retry") };
    await buttonsFollow(canvasElement, requestedPaymentFlow, snapshotAt(requestedPaymentFlow, args), buttons);
  },
} satisfies Meta<typeof RequestedPaymentAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const inLatvianDarkOnAPhone = { locale: "lv", theme: "dark", viewport: { value: "phone" } };

export const Loading: Story = {};
export const Failed: Story = { args: { path: "readRequested=net" } };

export const Shown: Story = {
  args: { path: "readRequested=ok" },
  parameters: { proves: ["2.9-4"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Ilze Bērziņa asks you to pay");
    await expect(canvas.getByText("Please pay by 21 December 2026")).toBeVisible();
    await expect(await canvas.findByRole("img", { name: /QR code/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Copy the IBAN" }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith("LV80BANK0000435195001");
    await userEvent.click(canvas.getByRole("button", { name: "Copy all" }));
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(
      [
        ...["Payee: Ilze Bērziņa", "IBAN: LV80BANK0000435195001", "BIC: BANKLV22", "Bank: Amberline"],
        ...["Amount: 45.00", "Payment reference: RF72C7K3M9QX2"],
      ].join("\n"),
    );
    await expect(args.onCopied).toHaveBeenCalledTimes(2);
  },
};
/** Of an account that the bank holds for the customer. */
export const Held: Story = {
  args: { path: "readRequested=held" },
  parameters: { proves: ["2.9-4"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Ilze Bērziņa asks you to pay");
    await expect(canvas.getByText(/^Amberline AS holds this account for Ilze Bērziņa/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Copy the payee" }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith("Amberline AS");
  },
};
export const HeldInLatvianDarkOnAPhone: Story = {
  args: { path: "readRequested=held" },
  globals: inLatvianDarkOnAPhone,
};
export const ShownInLatvianDarkOnAPhone: Story = {
  args: { path: "readRequested=ok" },
  globals: inLatvianDarkOnAPhone,
};

const gone = (answer: string, title: string): Story => ({
  args: { path: `readRequested=${answer}` },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect(context.canvas.queryByRole("button")).toBeNull();
  },
});

export const Paid: Story = gone("paid", "This has been paid");
export const Settled: Story = gone("settled", "This request is closed");
export const Expired: Story = gone("expired", "The last day of this request has passed");
export const Cancelled: Story = gone("cancelled", "This request was cancelled");
export const WithoutDetails: Story = gone("noDetails", "This can't be paid at the moment");
export const Unknown: Story = gone("refused", "There is no such request");
export const PaidInLatvianDarkOnAPhone: Story = {
  args: { path: "readRequested=paid" },
  globals: inLatvianDarkOnAPhone,
};
