import { exampleSecret } from "@amberline/flows/twoFactor/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import TwoFactorHost from "./Host";
import { twoFactorFlow } from "./twoFactor.flow";

const TwoFactorAt = atWay(twoFactorFlow, TwoFactorHost);

const meta = {
  title: "Flows/Two-factor",
  component: TwoFactorAt,
  tags: ["screen"],
  args: { input: "setUp", path: "", send: fn(), behind: null },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await buttonsFollow(dialog, twoFactorFlow, snapshotAt(twoFactorFlow, args), {
      "setUp.retry": t("app.retry"),
      "codes.renew": t("twoFactor.renewInstead"),
      "codes.back": t("app.goBack"),
    });
  },
} satisfies Meta<typeof TwoFactorAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const says =
  (text: string): Play =>
  async (context) => {
    await meta.play(context);
    await expect(screen.getAllByText(text)[0]).toBeVisible();
  };

const inLatvianDark = { locale: "lv", theme: "dark" };

export const Loading: Story = { play: says("Preparing two-factor authentication…") };

export const Scanning: Story = {
  args: { path: "beginSetUp=ok" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    const shown = document.querySelector('[role="dialog"] [translate="no"]')?.textContent ?? "";
    await expect(shown.replaceAll(/\s/g, "")).toContain(exampleSecret);
    const submit = screen.getByRole("button", { name: "Turn on" });
    await context.userEvent.type(screen.getByLabelText("Two-factor code"), "24681");
    await expect(submit).toBeDisabled();
    await context.userEvent.type(screen.getByLabelText("Two-factor code"), "0");
    await expect(submit).toBeEnabled();
    await context.userEvent.click(submit);
    await waitFor(() =>
      expect(context.args.send).toHaveBeenCalledWith(expect.objectContaining({ type: "code.submit" })),
    );
  },
};
export const ScanningInLatvianDark: Story = { args: { path: "beginSetUp=ok" }, globals: inLatvianDark };
export const ScanningAPicture: Story = { args: { path: "beginSetUp=ok.image" } };
export const OnlyTheKey: Story = {
  args: { path: "beginSetUp=ok.textOnly" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.queryByRole("img", { name: /QR/ })).toBeNull();
  },
};
export const SetUpFailed: Story = {
  args: { path: "beginSetUp=net" },
  play: async (context) => {
    await says("Access error. Check your connection and try again.")(context);
    await focusIsOn("Try again");
  },
};
export const SwitchingOn: Story = { args: { path: "beginSetUp=ok~code.submit" } };
export const CheckingWhetherItIsOn: Story = { args: { path: "beginSetUp=ok~code.submit~update=net" } };
export const CodeRefused: Story = {
  args: { path: "beginSetUp=ok~code.submit~update=refused" },
  play: async (context) => {
    await says("The code is wrong or has been used already.")(context);
    await focusIsOn("Two-factor code");
  },
};
export const MaybeSaved: Story = {
  args: { path: "beginSetUp=ok~code.submit~update=timeout~readState=net" },
  play: says(
    "Access error. The change may have been saved. Check your connection and try again with the next code.",
  ),
};

const codesShown = "beginSetUp=ok~code.submit~update=ok";

export const CodesShown: Story = {
  args: { path: codesShown },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getAllByRole("listitem")).toHaveLength(10);
    await expect(screen.getByRole("button", { name: "Done" })).toBeDisabled();
    await context.userEvent.click(screen.getByRole("checkbox", { name: "I have saved them" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "codes.acknowledge", isSaved: true });
  },
};
export const CodesShownInLatvianDark: Story = { args: CodesShown.args, globals: inLatvianDark };
export const CodesSaved: Story = {
  args: { path: `${codesShown}~codes.acknowledge` },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("button", { name: "Done" })).toBeEnabled();
  },
};

export const Disabling: Story = {
  args: { input: "disable" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Two-factor code");
    await context.userEvent.click(screen.getByRole("button", { name: "Use a recovery code" }));
    await focusIsOn("Recovery code");
    await expect(screen.getByLabelText("Recovery code")).toHaveAttribute("inputmode", "text");
  },
};
export const DisablingInLatvianDark: Story = { args: Disabling.args, globals: inLatvianDark };
export const SwitchingOff: Story = { args: { input: "disable", path: "code.submit" } };
export const CheckingWhetherItIsOff: Story = { args: { input: "disable", path: "code.submit~update=500" } };

export const Renewing: Story = { args: { input: "codes" } };
export const RenewingAfterALostAnswer: Story = {
  args: { path: "beginSetUp=ok~code.submit~update=net~readState=on" },
  play: says(
    "Two-factor authentication is on, but its recovery codes didn't arrive. Make new ones with your app's next code.",
  ),
};
export const MakingCodes: Story = { args: { input: "codes", path: "code.submit" } };
