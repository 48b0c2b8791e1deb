import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import AppRedirectHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, wordsOf } from "../stories/expectations";
import { appRedirectFlow } from "./appRedirect.flow";

const RedirectAt = atWay(appRedirectFlow, AppRedirectHost);

const meta = {
  title: "Flows/Redirect to app",
  component: RedirectAt,
  tags: ["screen"],
  args: { input: "phone", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(appRedirectFlow, args);
    const buttons = { "browser.choose": t("appRedirect.continue") };
    await buttonsFollow(canvasElement, appRedirectFlow, snapshot, buttons);
  },
} satisfies Meta<typeof RedirectAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  parameters: { proves: ["2.17-2"] },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await meta.play(context);
    await expect(canvas.getByText("Trying to open the app...")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the app" })).toHaveAttribute(
      "href",
      "amberline://pay/1",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Continue in the browser" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "browser.choose" });
  },
};

export const OpeningInLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };

export const Opened: Story = { args: { path: "page.hidden~+appTimeout" } };
