import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { createProbe } from "../../testing";
import { TextField } from "../TextField";
import { SettledStatus } from ".";

const meta = {
  title: "Components/Feedback/SettledStatus",
  id: "components-settledstatus",
  component: SettledStatus,
  args: { text: "", delay: 150 },
} satisfies Meta<typeof SettledStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Counted(args) {
    const [value, setValue] = useState("");
    return (
      <>
        <TextField label="Reference" value={value} onChange={(typed) => setValue(typed.value)} />
        <SettledStatus {...args} text={value && `${value.length} characters`} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const spoken: (string | null)[] = [];
    const status = canvas.getByRole("status");
    new MutationObserver(() => spoken.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await userEvent.type(canvas.getByRole("textbox"), "Rent");
    await waitFor(() => expect(status).toHaveTextContent("4 characters"));
    await expect(spoken).toEqual(["4 characters"]);
  },
};

const probe = createProbe<HTMLSpanElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <SettledStatus {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "span", className: "span", rest: "span" });
  },
};
