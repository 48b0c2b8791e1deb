import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { createProbe } from "../../testing";
import { TransactionCard } from "../../banking/TransactionCard";
import { VirtualList } from ".";

const row = (index: number, tabIndex: 0 | -1) => (
  <TransactionCard
    id={String(index)}
    kind="out"
    name={`Maxima Latvija ${index + 1}`}
    detail="Payment Completed"
    money={{ minor: -1345, currency: "EUR" }}
    locale="en"
    onOpen={open}
    tabIndex={tabIndex}
  />
);
const open = fn();

const meta = {
  title: "Components/Utilities/VirtualList",
  id: "components-virtuallist",
  component: VirtualList,
  args: {
    "aria-label": "Transactions",
    count: 100_000,
    keyOf: String,
    heightOf: () => 68,
    renderRow: row,
    onEndNear: fn(),
  },
} satisfies Meta<typeof VirtualList>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('[role="listitem"]').length;

export const AHundredThousandRows: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(shown(canvasElement)).toBeLessThanOrEqual(60);
    const first = canvas.getAllByRole("listitem")[0];
    await expect(first).toHaveAttribute("aria-posinset", "1");
    await expect(first).toHaveAttribute("aria-setsize", "100000");
    await expect(canvasElement.scrollHeight).toBeGreaterThan(6_000_000);
  },
};

export const EndIsTold: Story = {
  tags: ["check"],
  args: { count: 40, total: 90 },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getAllByRole("button")[0]?.focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(args.onEndNear).toHaveBeenCalled());
    await expect(canvas.getByText("Maxima Latvija 40").closest('[role="listitem"]')).toHaveAttribute(
      "aria-setsize",
      "90",
    );
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Maxima Latvija 1\b/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    await expect(canvas.getByRole("button", { name: /Maxima Latvija 2\b/ })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(canvas.getByRole("button", { name: /Maxima Latvija 100000/ })).toHaveFocus());
    await expect(canvas.getByRole("button", { name: /Maxima Latvija 100000/ })).toBeVisible();
    await expect(shown(canvasElement)).toBeLessThanOrEqual(60);
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(canvas.getByRole("button", { name: /Maxima Latvija 1\b/ })).toHaveFocus());
  },
};

export const FocusIsKeptWhenItsRowScrollsAway: Story = {
  tags: ["check"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    scrollTo(0, 500_000);
    await waitFor(() => expect(canvas.getByText("Maxima Latvija 7360")).toBeVisible());
    await expect(canvas.getByRole("button", { name: /Maxima Latvija 1\b/ })).toHaveFocus();
    await expect(shown(canvasElement)).toBeLessThanOrEqual(60);
  },
};

export const ComesBackToAPlace: Story = {
  tags: ["check"],
  args: { place: { key: "50000", top: 200, hadFocus: true }, onLeave: fn() },
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole("button", { name: /Maxima Latvija 50001\b/ });
    await waitFor(() => expect(row).toHaveFocus());
    await expect(Math.abs(row.getBoundingClientRect().top - 200)).toBeLessThan(3);
    await expect(shown(canvasElement)).toBeLessThanOrEqual(60);
  },
};

function Growing() {
  const [added, setAdded] = useState(0);
  return (
    <>
      <button style={{ position: "fixed", zIndex: 1 }} onClick={() => setAdded(1)}>
        A payment comes in
      </button>
      <VirtualList
        aria-label="Transactions"
        count={1_000 + added}
        keyOf={(index) => String(index - added)}
        heightOf={() => 68}
        renderRow={(index, tabIndex) => row(index - added, tabIndex)}
      />
    </>
  );
}

export const RowsBeforeDoNotPushWhatIsRead: Story = {
  tags: ["check"],
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    scrollTo(0, 20_000);
    const read = await canvas.findByText("Maxima Latvija 300");
    const { top } = read.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: "A payment comes in" }));
    await waitFor(() =>
      expect(canvas.getByText("Maxima Latvija 300").closest("[aria-posinset]")).toHaveAttribute(
        "aria-posinset",
        "301",
      ),
    );
    await waitFor(() =>
      expect(Math.abs(canvas.getByText("Maxima Latvija 300").getBoundingClientRect().top - top)).toBeLessThan(
        3,
      ),
    );
  },
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  args: { count: 3 },
  render: (args) => <VirtualList {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const list = '[role="list"]';
    probe.conforms(canvasElement, { ref: list, className: list, rest: list });
  },
};
