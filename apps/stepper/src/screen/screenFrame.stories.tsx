import { flowOf } from "@amberline/flows/specs";
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
