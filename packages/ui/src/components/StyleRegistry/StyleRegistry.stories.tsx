import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button";
import { StyleRegistry } from ".";

const meta = {
  title: "Components/Utilities/StyleRegistry",
  id: "components-styleregistry",
  component: StyleRegistry,
  args: { useInsertedHtml: () => undefined, children: <Button>Continue</Button> },
} satisfies Meta<typeof StyleRegistry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangesNothingInTheBrowser: Story = {
  tags: ["check"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Continue" });
    await expect(getComputedStyle(button).cursor).toBe("pointer");
  },
};
