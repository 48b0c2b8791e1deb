import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createProbe } from "../../testing";
import { StepList } from ".";

const meta = {
  title: "Components/Navigation/StepList",
  id: "components-steplist",
  component: StepList<string>,
  args: {
    label: "Steps of the registration",
    steps: [
      { id: "company", title: "Company", state: "Done", isDone: true },
      { id: "members", title: "People", state: "2 missing" },
      { id: "documents", title: "Documents", state: "Later", isDisabled: true },
    ],
    current: "members",
    onOpen: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ containerType: "inline-size", width: name === "Narrow" ? 320 : 820 }}>
        <div style={{ maxWidth: 224 }}>{Story()}</div>
      </div>
    ),
  ],
} satisfies Meta<typeof StepList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Company/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith("company");
    await userEvent.click(canvas.getByRole("button", { name: /Documents/ }));
    await userEvent.click(canvas.getByRole("button", { name: /People/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { current: "step" })).toHaveTextContent("2 missing");
  },
};

export const Narrow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "People 2 missing" })).toBeVisible();
    await expect(canvas.getByText("People").parentElement?.offsetWidth).toBe(1);
  },
};

export const Dark: Story = { ...Playground, globals: { theme: "dark" } };

const probe = createProbe<HTMLElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <StepList {...args} {...probe.props} />,
  play: ({ canvasElement }) => probe.conforms(canvasElement, { ref: "nav", className: "nav", rest: "nav" }),
};
