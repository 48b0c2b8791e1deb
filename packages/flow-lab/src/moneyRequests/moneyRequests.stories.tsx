import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, within } from "storybook/test";
import MoneyRequestsHost from "./Host";
import { partnerDetails } from "../receive/receive.flow";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, wordsOf } from "../stories/expectations";
import { moneyRequestsFlow } from "./moneyRequests.flow";

const MoneyRequestsAt = atWay(moneyRequestsFlow, MoneyRequestsHost);

const meta = {
  title: "Flows/Money requests",
  component: MoneyRequestsAt,
  tags: ["screen"],
  args: {
    ...{ input: "opened", path: "", openId: null },
    ...{ send: fn(), onOpen: fn((_, event) => event.preventDefault()), onClose: fn(), onMake: fn() },
  },
  beforeEach: () => {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(moneyRequestsFlow, args);
    await buttonsFollow(canvasElement, moneyRequestsFlow, snapshot, { "list.retry": t("app.retry") });
  },
} satisfies Meta<typeof MoneyRequestsAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<typeof meta.play>[0];

const inLatvianDark = { locale: "lv", theme: "dark" };
const phone = { viewport: { value: "phone" } };
const listed = { path: "readRequests=ok" };

export const Loading: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText("Loading the requests…")).toBeInTheDocument();
  },
};
export const Failed: Story = { args: { path: "readRequests=net" } };

export const List: Story = {
  args: listed,
  parameters: { proves: ["2.9-5"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    const rows = canvas.getAllByRole("listitem");
    await expect(rows).toHaveLength(7);
    await expect(rows[0]).toHaveTextContent(
      /Jānis Ozols.*Concert tickets.*until 21 Dec 2026.*45\.00.*Not paid/,
    );
    const states = [
      "€20.00 of €45.00 paid",
      "Paid",
      "€5.00 too much",
      "Expired",
      "Closed with €20.00",
      "Cancelled",
    ];
    for (const [at, state] of states.entries()) await expect(rows[at + 1]).toHaveTextContent(state);
    await userEvent.click(canvas.getByRole("link", { name: "Rent of the hall" }));
    await expect(args.onOpen).toHaveBeenCalledWith("request-rent", expect.anything());
    await userEvent.click(canvas.getByRole("button", { name: "Request money" }));
    await expect(args.onMake).toHaveBeenCalledOnce();
  },
};
export const ListInLatvianDark: Story = { args: listed, globals: inLatvianDark };
export const ListOnAPhone: Story = { args: listed, globals: phone };
export const Refreshing: Story = { args: { path: "readRequests=ok~list.refresh" } };

export const None: Story = {
  args: { path: "readRequests=none" },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Request money" }));
    await expect(context.args.onMake).toHaveBeenCalledOnce();
  },
};

/** Who may not prepare payments. */
export const OnlySees: Story = {
  args: { input: "onlySees", path: "readRequests=ok", openId: "request-dinner" },
  play: async () => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByRole("button", { name: "Copy the link" })).toBeVisible();
    for (const name of [/It is this one/, /Not this one/, "Cancel the request", "Close it as paid"])
      await expect(dialog.queryByRole("button", { name })).toBeNull();
    await expect(screen.queryByRole("button", { name: "Request money" })).toBeNull();
  },
};

async function formOf({ args, globals }: Pick<Context, "args" | "globals">) {
  const t = wordsOf(globals);
  const dialog = await dialogAtRest();
  const names = { "form.submit": t("moneyRequests.make"), "form.close": t("app.cancel") };
  await buttonsFollow(dialog, moneyRequestsFlow, snapshotAt(moneyRequestsFlow, args), names);
  return within(dialog);
}

export const Making: Story = {
  args: { path: "readRequests=ok~form.open" },
  parameters: { proves: ["2.9-4"] },
  play: async (context) => {
    const { args, userEvent } = context;
    const form = await formOf(context);
    await userEvent.click(form.getByRole("button", { name: "Create the link" }));
    await expect(form.getByText("Say what the payment is for")).toBeVisible();
    await userEvent.type(form.getByLabelText("Amount"), "45");
    await userEvent.type(form.getByLabelText("What for"), "  Concert tickets ");
    await userEvent.type(form.getByLabelText("From whom (optional)"), "Jānis Ozols");
    await userEvent.click(form.getByRole("button", { name: "Create the link" }));
    const wanted = { amount: { minor: 4_500, currency: "EUR" }, text: "Concert tickets" };
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      wanted: { ...wanted, payer: "Jānis Ozols", until: "2026-12-21" },
    });
    await userEvent.keyboard("{Escape}");
    await expect(args.send).toHaveBeenCalledWith({ type: "form.close" });
  },
};
export const MakingInLatvianDarkOnAPhone: Story = {
  args: { path: "readRequests=ok~form.open" },
  globals: { ...inLatvianDark, ...phone },
  play: async (context) => void (await formOf(context)),
};
export const Creating: Story = {
  args: { path: "readRequests=ok~form.open~form.submit" },
  play: async (context) => void (await formOf(context)),
};
export const Checking: Story = {
  args: { path: "readRequests=ok~form.open~form.submit~makeRequest=net" },
  play: async (context) => void (await formOf(context)),
};
export const NotMade: Story = {
  args: { path: "readRequests=ok~form.open~form.submit~makeRequest=refused~readRequests=ok" },
  play: async (context) => {
    const form = await formOf(context);
    await expect(form.getByRole("alert")).toHaveTextContent("too many open requests");
  },
};

async function opened({ args, globals }: Pick<Context, "args" | "globals">) {
  const t = wordsOf(globals);
  const dialog = await dialogAtRest();
  const names = { "request.change": t("moneyRequests.cancel") };
  await buttonsFollow(dialog, moneyRequestsFlow, snapshotAt(moneyRequestsFlow, args), names);
  return within(dialog);
}

export const Open: Story = {
  args: { ...listed, openId: "request-tickets", share: fn() },
  parameters: { proves: ["2.9-4"] },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await opened(context);
    const url = "https://amberline.example/pay#tq2Hn8VbYx0KpLw5Rz7Dma";
    await userEvent.click(dialog.getByRole("button", { name: "Copy the link" }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(url);
    await userEvent.click(dialog.getByRole("button", { name: "Share" }));
    const text = "Ilze Bērziņa asks you to pay €45.00 for “Concert tickets”";
    await expect(args.share).toHaveBeenCalledWith({ text, url });
    await expect(await dialog.findByRole("img", { name: /QR code/ })).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Close it as paid" })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel the request" }));
    const change = { id: "request-tickets", act: "cancel" };
    await expect(args.send).toHaveBeenCalledWith({ type: "request.change", change });
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Of an account that the bank holds for the customer. */
export const OpenOfHeldAccount: Story = {
  args: { ...listed, openId: "request-tickets", details: partnerDetails, share: fn() },
  parameters: { proves: ["2.9-4"] },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await opened(context);
    await expect(dialog.getByText(/^The payer sees Amberline AS as the payee/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Share" }));
    await expect(args.share).toHaveBeenCalledWith(
      expect.objectContaining({ text: "Ilze Bērziņa asks you to pay €45.00 for “Concert tickets”" }),
    );
  },
};
export const OpenOfHeldAccountInLatvianDark: Story = {
  args: { ...listed, openId: "request-tickets", details: partnerDetails },
  globals: inLatvianDark,
  play: async (context) => void (await opened(context)),
};
export const OpenInLatvianDarkOnAPhone: Story = {
  args: { ...listed, openId: "request-tickets" },
  globals: { ...inLatvianDark, ...phone },
  play: async (context) => void (await opened(context)),
};

export const PartlyPaid: Story = {
  args: { ...listed, openId: "request-dinner" },
  parameters: { proves: ["2.9-5"] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByText("€25.00 is left")).toBeVisible();
    const asked = [
      [/^It is this one: A\. LIEPIŅA/, { act: "match", transactionId: "payment-2" }],
      [/^Not this one: Anna Liepiņa/, { act: "unmatch", transactionId: "payment-1" }],
      ["Close it as paid", { act: "settle" }],
    ] as const;
    for (const [name, change] of asked) {
      await userEvent.click(dialog.getByRole("button", { name }));
      await expect(args.send).toHaveBeenLastCalledWith({
        type: "request.change",
        change: { id: "request-dinner", ...change },
      });
    }
  },
};
export const PartlyPaidInLatvianDark: Story = {
  args: { ...listed, openId: "request-dinner" },
  globals: inLatvianDark,
  play: async () => void (await dialogAtRest()),
};

export const Paid: Story = {
  args: { ...listed, openId: "request-gift" },
  play: async () => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.queryByRole("button", { name: "Copy the link" })).toBeNull();
    await expect(dialog.getByText("Līga Kalniņa", { selector: "b" })).toBeVisible();
  },
};

export const Settled: Story = {
  args: { ...listed, openId: "request-books" },
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await userEvent.click(dialog.getByRole("button", { name: "Reopen" }));
    const change = { id: "request-books", act: "reopen" };
    await expect(args.send).toHaveBeenCalledWith({ type: "request.change", change });
  },
};

export const Changing: Story = {
  args: { path: "readRequests=ok~request.change:match", openId: "request-dinner" },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await opened(context);
    await userEvent.click(dialog.getByRole("button", { name: "Close it as paid" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.send).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const ChangeRefused: Story = {
  args: { path: "readRequests=ok~request.change:match~changeRequest=refused", openId: "request-dinner" },
  play: async (context) => {
    const dialog = await opened(context);
    await expect(dialog.getByRole("alert")).toHaveTextContent("belongs to another request");
  },
};

async function asked({ args, globals }: Pick<Context, "args" | "globals">) {
  const t = wordsOf(globals);
  const dialog = await dialogAtRest();
  const names = { "cancel.confirm": t("moneyRequests.cancel"), "cancel.leave": t("app.cancel") };
  await buttonsFollow(dialog, moneyRequestsFlow, snapshotAt(moneyRequestsFlow, args), names);
  return dialog;
}

export const CancelAsked: Story = {
  args: { path: "readRequests=ok~request.change:cancel", openId: "request-tickets" },
  play: async (context) => {
    const dialog = await asked(context);
    await expect(dialog).toHaveAccessibleName("Cancel this request?");
    await expect(dialog).toHaveTextContent("€45.00 for “Concert tickets”");
    await context.userEvent.click(within(dialog).getByRole("button", { name: "Cancel the request" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "cancel.confirm" });
  },
};
export const CancelAskedInLatvianDark: Story = {
  args: { path: "readRequests=ok~request.change:cancel", openId: "request-tickets" },
  globals: inLatvianDark,
  play: async (context) => void (await asked(context)),
};
export const Cancelling: Story = {
  args: { path: "readRequests=ok~request.change:cancel~cancel.confirm", openId: "request-tickets" },
  play: async (context) => void (await asked(context)),
};
export const NotCancelled: Story = {
  args: {
    path: "readRequests=ok~request.change:cancel~cancel.confirm~changeRequest=500",
    openId: "request-tickets",
  },
  play: async (context) => {
    const dialog = await asked(context);
    await expect(within(dialog).getByRole("alert")).toBeVisible();
  },
};
