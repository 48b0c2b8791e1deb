import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowDownToLine, ArrowUpRight, Trash2 } from "lucide-react";
import type { FormEvent } from "react";
import { expect, fn } from "storybook/test";
import { Icon } from "../Icon";
import { createProbe, fitsWidth, paintPseudoStates, tabStops } from "../../testing";
import { Button, LinkButton } from ".";

const meta = {
  title: "Components/Actions/Button",
  id: "components-button",
  component: Button,
  args: { children: "Send 25.00 EUR", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitted = fn((event: FormEvent) => event.preventDefault());

const looks = [
  { appearance: "primary", words: "Send", icon: <Icon icon={ArrowUpRight} /> },
  { appearance: "quiet", words: "Load", icon: <Icon icon={ArrowDownToLine} /> },
  { appearance: "plain", words: "Download all PDF", icon: <Icon icon={ArrowDownToLine} /> },
  { appearance: "danger", words: "Delete template", icon: <Icon icon={Trash2} /> },
] as const;

const states = [
  ["At rest", {}],
  ["Hover", { "data-pseudo": "hover" }],
  ["Focus", { "data-pseudo": "focus-visible" }],
  ["Pressed", { "data-pseudo": "hover active" }],
  ["Busy", { isBusy: true }],
  ["Disabled", { disabled: true }],
] as const;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send 25.00 EUR" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      {looks.map(({ appearance, words, icon }) => (
        <div key={appearance} style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
          {states.map(([name, props]) => (
            <Button key={name} appearance={appearance} icon={icon} {...props}>
              {words}
            </Button>
          ))}
        </div>
      ))}
      <div style={{ maxWidth: 400 }}>
        <Button size="lg" isFullWidth>
          Sign in
        </Button>
      </div>
    </div>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Small: Story = {
  args: { size: "sm", appearance: "quiet", icon: <Icon icon={ArrowDownToLine} /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button.getBoundingClientRect().height).toBe(36);
    await expect(button.querySelector("svg")?.clientWidth).toBe(16);
  },
};

export const BusyKeepsItsPlace: Story = {
  tags: ["check"],
  args: { isBusy: true, type: "submit" },
  render: (args) => (
    <form onSubmit={submitted}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const busy = canvas.getByRole("button", { name: "Send 25.00 EUR" });
    await userEvent.click(busy);
    busy.focus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
    await expect(busy).toHaveFocus();
    await expect(busy).toHaveAttribute("aria-busy", "true");
  },
};

export const DisabledForAReason: Story = {
  args: { "aria-disabled": true, "aria-describedby": "why" },
  render: (args) => (
    <div style={{ display: "grid", gap: 8, justifyItems: "start" }}>
      <Button {...args} />
      <span id="why">Enter the amount first.</span>
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("Enter the amount first.");
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Link: Story = {
  render: () => (
    <LinkButton href="#statement" appearance="quiet" icon={<Icon icon={ArrowDownToLine} />}>
      Open the statement
    </LinkButton>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Open the statement" });
    await expect(link).toHaveAttribute("href", "#statement");
    await expect(link.getBoundingClientRect().height).toBe(44);
  },
};

export const LongText: Story = {
  args: { children: "Zahlungsauftragsbestätigungsnummer an Donaudampfschifffahrtsgesellschaft senden" },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

export const Keyboard: Story = {
  tags: ["check"],
  render: (args) => (
    <>
      <Button {...args} />
      <Button disabled>Cannot be pressed</Button>
      <LinkButton href="#home">Home</LinkButton>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const [send, home] = [canvas.getByRole("button", { name: /Send/ }), canvas.getByRole("link")];
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([send, home]);
    send.focus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

const button = createProbe<HTMLButtonElement>();
const link = createProbe<HTMLAnchorElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => (
    <>
      <Button {...button.props}>Send</Button>
      <LinkButton href="#home" {...link.props}>
        Home
      </LinkButton>
    </>
  ),
  play: ({ canvasElement }) => {
    button.conforms(canvasElement, { ref: "button", className: "button", rest: "button" });
    link.conforms(canvasElement, { ref: "a", className: "a", rest: "a" });
  },
};
