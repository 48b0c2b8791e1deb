import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import SendHost from "./Host";

const PathPicture = picturesBy(SendHost);

const meta = {
  title: "Flow paths/Exported/send/unknown.unresolved",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;

export const UnknownUnresolved: StoryObj<typeof meta> = {
  args: {
    flow: "send",
    input: "private",
    path: "order.submit~create=vop.NMTC~name.confirm~code.submit~resend=net~reconcile=none~+recheck~reconcile=none~+recheck~reconcile=none~+recheck~reconcile=none",
  },
};
