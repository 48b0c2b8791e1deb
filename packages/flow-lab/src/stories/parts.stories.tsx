import { LeaveDialog } from "@amberline/flows/leave";
import { ChunkNotice, OfflineStrip } from "@amberline/flows/parts";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { wordsOf } from "./expectations";

/** Parts shared by all flows. */
const meta = {
  title: "Flows/Every page",
  component: ChunkNotice,
  args: { problem: "lost", onRetry: fn() },
} satisfies Meta<typeof ChunkNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slow: Story = {
  args: { problem: "slow" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(wordsOf(globals)("app.chunk.slow.title"));
  },
};

export const Lost: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await expect(canvas.getByRole("alert")).toHaveTextContent(t("app.chunk.lost.text"));
    await expect(canvas.queryByRole("button", { name: t("app.close") })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: t("app.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LostInLatvianDark: Story = { ...Lost, globals: { locale: "lv", theme: "dark" } };

export const Offline: Story = { args: { problem: "offline" } };

export const NewRelease: Story = {
  args: { problem: "newRelease" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("button", { name: wordsOf(globals)("app.reload") })).toBeVisible();
  },
};

export const LostDialog: Story = {
  args: { onClose: fn() },
  play: async ({ args, globals, userEvent }) => {
    const t = wordsOf(globals);
    await expect(screen.getByRole("dialog", { name: t("app.chunk.lost.title") })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: t("app.close") }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const OfflineAtTheEdge: Story = {
  render: () => <OfflineStrip isOnline={false} />,
  play: async ({ canvas, globals }) => {
    const words = canvas.getByText(wordsOf(globals)("app.offline"));
    await expect(words.closest("[aria-live=polite]")).toBeVisible();
  },
};
/** Whoever is in a dialog is told too, and keeps its buttons. */
const offlineInADialog = (width: "phone" | "desktop"): Story => ({
  globals: { viewport: { value: width } },
  render: () => (
    <>
      <Dialog isOpen title="Amberline" actions={<Button>OK</Button>}>
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>Amberline</p>
        ))}
      </Dialog>
      <OfflineStrip isOnline={false} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const words = canvas.getByText(wordsOf(globals)("app.offline"));
    const { left, right, top, bottom } = words.getBoundingClientRect();
    await expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(words);
    await expect(words.closest("[aria-hidden=true], [inert]")).toBeNull();
    const button = (await screen.findByRole("button", { name: "OK" })).getBoundingClientRect();
    await expect(button.bottom < top || button.top > bottom).toBe(true);
  },
});
export const OfflineInASheet = offlineInADialog("phone");
export const OfflineInADialog = offlineInADialog("desktop");

export const OfflineAtTheEdgeInLatvianDark: Story = {
  ...OfflineAtTheEdge,
  globals: { locale: "lv", theme: "dark" },
};

const stay = fn();
const leave = fn();

const leaving = (about: "typed" | "kept" | "upload"): Story => ({
  render: () => <LeaveDialog about={about} onStay={stay} onLeave={leave} />,
  play: async ({ globals, userEvent }) => {
    const t = wordsOf(globals);
    const dialog = await screen.findByRole("alertdialog", { name: t(`leave.${about}.title`) });
    await expect(dialog).toHaveTextContent(t(`leave.${about}.text`));
    await expect(screen.getByRole("button", { name: t("leave.stay") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(stay).toHaveBeenCalledTimes(1);
    await expect(leave).not.toHaveBeenCalled();
  },
});

export const LeavingWhatIsLost = leaving("typed");
export const LeavingWhatIsKept = leaving("kept");
export const LeavingAnUpload = leaving("upload");
export const LeavingWhatIsKeptInLatvianDark: Story = {
  ...leaving("kept"),
  globals: { locale: "lv", theme: "dark" },
};
