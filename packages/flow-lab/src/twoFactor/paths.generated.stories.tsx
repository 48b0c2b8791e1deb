// Written by "npm run stories" from the twoFactor chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import TwoFactorHost from "./Host";

const PathPicture = picturesBy(TwoFactorHost);

const meta = {
  title: "Flow paths/twoFactor",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "twoFactor", input: "setUp", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SettingUpLoading: Story = { name: "settingUp.loading", args: { input: "setUp", path: "" } };
export const DisablingAsking: Story = { name: "disabling.asking", args: { input: "disable", path: "" } };
export const RenewingAsking: Story = { name: "renewing.asking", args: { input: "codes", path: "" } };
export const Closed: Story = { name: "closed", args: { input: "setUp", path: "dialog.close" } };
export const SettingUpFailed: Story = {
  name: "settingUp.failed",
  args: { input: "setUp", path: "beginSetUp=403" },
};
export const SettingUpScanning: Story = {
  name: "settingUp.scanning",
  args: { input: "setUp", path: "beginSetUp=ok" },
};
export const DisablingSwitchingOff: Story = {
  name: "disabling.switchingOff",
  args: { input: "disable", path: "code.submit" },
};
export const RenewingMaking: Story = {
  name: "renewing.making",
  args: { input: "codes", path: "code.submit" },
};
export const SettingUpSwitchingOn: Story = {
  name: "settingUp.switchingOn",
  args: { input: "setUp", path: "beginSetUp=ok~code.submit" },
};
export const DisablingChecking: Story = {
  name: "disabling.checking",
  args: { input: "disable", path: "code.submit~update=500" },
};
export const CodesUnsaved: Story = {
  name: "codes.unsaved",
  args: { input: "codes", path: "code.submit~renewCodes=ok" },
};
export const SettingUpChecking: Story = {
  name: "settingUp.checking",
  args: { input: "setUp", path: "beginSetUp=ok~code.submit~update=500" },
};
export const CodesSaved: Story = {
  name: "codes.saved",
  args: { input: "codes", path: "code.submit~renewCodes=ok~codes.acknowledge" },
};
