import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell, Copy, Pencil, Trash2, X } from "lucide-react";
import { expect, fn } from "storybook/test";
import { createProbe, paintPseudoStates, tabStops } from "../../testing";
import { Icon } from "../Icon";
import { IconButton, IconLink } from ".";

const meta = {
  title: "Components/Actions/IconButton",
  id: "components-iconbutton",
  component: IconButton,
  args: { label: "Close", icon: <Icon icon={X} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [28, 32, 36, 44] as const;

const states = [
  ["Rest", {}],
  ["Hover", { "data-pseudo": "hover" }],
  ["Focus", { "data-pseudo": "focus-visible" }],
  ["Disabled", { "aria-disabled": true }],
] as const;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {[false, true].map((isMuted) => (
        <div key={String(isMuted)} style={{ display: "flex", gap: 16 }}>
          {states.map(([name, props]) => (
            <IconButton
              key={name}
              label={`Delete ${name}`}
              icon={<Icon icon={Trash2} />}
              isMuted={isMuted}
              {...props}
            />
          ))}
        </div>
      ))}
    </div>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Sizes: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 16, alignItems: "center" }}>
      {sizes.map((size) => (
        <IconButton key={size} size={size} label={`Copy ${size}`} icon={<Icon icon={Copy} size={18} />} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole("button").map((button) => button.offsetWidth);
    await expect(widths).toEqual([...sizes]);
  },
};

export const Counting: Story = {
  tags: ["check"],
  render: () => (
    <div style={{ display: "flex", gap: 16 }}>
      {[0, 3, 12].map((count) => (
        <IconLink
          key={count}
          href="#told"
          label={`${count} unread`}
          icon={<Icon icon={Bell} />}
          count={count}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole("link").map((each) => getComputedStyle(each, "::after").content);
    await expect(shown).toEqual(["none", '"3"', '"9+"']);
  },
};
export const CountingDark: Story = { tags: ["check"], ...Counting, globals: { theme: "dark" } };

export const Link: Story = {
  render: () => <IconLink href="#edit" label="Edit Anna" icon={<Icon icon={Pencil} />} isMuted />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Edit Anna" })).toHaveAttribute("href", "#edit");
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  render: (args) => (
    <>
      <IconButton {...args} />
      <IconLink href="#edit" label="Edit" icon={<Icon icon={Pencil} />} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const [close, edit] = [canvas.getByRole("button"), canvas.getByRole("link")];
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([close, edit]);
    close.focus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

const button = createProbe<HTMLButtonElement>();
const link = createProbe<HTMLAnchorElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <>
      <IconButton {...args} {...button.props} />
      <IconLink href="#edit" label="Edit" icon={<Icon icon={Pencil} />} {...link.props} />
    </>
  ),
  play: ({ canvasElement }) => {
    button.conforms(canvasElement, { ref: "button", className: "button", rest: "button" });
    link.conforms(canvasElement, { ref: "a", className: "a", rest: "a" });
  },
};
