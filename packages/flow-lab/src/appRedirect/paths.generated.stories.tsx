// Written by "npm run stories" from the appRedirect chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import AppRedirectHost from "./Host";

const PathPicture = picturesBy(AppRedirectHost);

const meta = {
  title: "Flow paths/appRedirect",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "appRedirect", input: "phone", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = { name: "opening", args: { input: "phone", path: "" } };
export const FellBack: Story = { name: "fellBack", args: { input: "desktop", path: "" } };
export const Opened: Story = { name: "opened", args: { input: "phone", path: "page.hidden~+appTimeout" } };
