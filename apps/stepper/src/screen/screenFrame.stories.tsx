import { useMemo, useState } from "react";
import { type AnyFlowDefinition, examples } from "@amberline/flow-lab/engine";
import { flowOf } from "@amberline/flow-lab/flows";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ScreenFrame } from "./ScreenFrame";

const send = flowOf("send");
if (!send) throw new Error("There is no flow to show.");
const asked = { flow: send, input: "private", steps: [], locale: "en", theme: "light" } as const;

const meta = {
  title: "Stepper/Screen in a frame",
  component: ScreenFrame,
  tags: ["!autodocs", "!dev"],
  args: { asked, round: 0, onShown: fn(), onEvent: fn() },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TellsWhatIsDoneByExample: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Send €25.00" }, { timeout: 10_000 }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith({
        type: "screen.event",
        id: "order.submit",
        event: "order.submit",
        isExact: true,
      }),
    );
  },
};

export const KeepsTheCodeToItself: Story = {
  args: { asked: { ...asked, steps: ["order.submit", "create=vop.NMTC", "name.confirm"] } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(
      await screen.findByLabelText("Two-factor code", undefined, { timeout: 10_000 }),
      "424242{Enter}",
    );
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ id: "code.submit" })),
    );
    await expect(JSON.stringify((args.onEvent as ReturnType<typeof fn>).mock.calls)).not.toContain("424242");
    await waitFor(() =>
      expect(args.onShown).toHaveBeenCalledWith(expect.objectContaining({ state: "twoFactor" })),
    );
  },
};

const history = flowOf("transactions");
if (!history) throw new Error("There is no history to show.");
const filter = { preset: "last7", range: { start: "x", end: "2026-11-21" } };
/** A history with invalid dates. */
const odd: AnyFlowDefinition = {
  ...history,
  catalogue: (snapshot) => [
    ...history.catalogue(snapshot),
    ...examples("user", { "filter.choose:odd": { type: "filter.choose", filter } }),
  ],
};

/** A screen that cannot render shows a fallback, counts as stable, and recovers on undo. */
export const OutlivesWhatItCannotDraw: Story = {
  render: function Walked(args) {
    const [steps, setSteps] = useState(["filter.choose:odd", "readPage=ok"]);
    const shown = useMemo(() => ({ ...asked, flow: odd, input: "everything", steps }), [steps]);
    return (
      <>
        <ScreenFrame {...args} asked={shown} />
        <button type="button" onClick={() => setSteps(steps.slice(0, -1))}>
          Undo
        </button>
      </>
    );
  },
  play: async ({ args, userEvent }) => {
    const told = (walk: RegExp) =>
      waitFor(
        () =>
          expect(args.onShown).toHaveBeenLastCalledWith(
            expect.objectContaining({ address: expect.stringMatching(walk) }),
          ),
        { timeout: 10_000 },
      );
    await told(/odd~readPage=ok$/);
    await expect(document.documentElement.dataset["shown"]).toMatch(/odd~readPage=ok$/);
    await expect(screen.getByText("The screen cannot show these values")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await told(/odd$/);
    await expect(screen.queryByText("The screen cannot show these values")).not.toBeInTheDocument();
    await expect(screen.getByRole("radio", { name: "Last 30 days" })).toBeEnabled();
  },
};
