// Written by "npm run stories" from the documents chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import DocumentsHost from "./Host";

const PathPicture = picturesBy(DocumentsHost);

const meta = {
  title: "Flow paths/documents",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "documents", input: "company", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: "open", args: { input: "company", path: "" } };
