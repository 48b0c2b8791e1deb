import type { Meta, StoryObj } from "@storybook/react-vite";
import { Printer } from "lucide-react";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";
import { Button } from "../Button";
import { Dialog } from "../Dialog";
import { Icon } from "../Icon";
import { Tooltip } from ".";

const closed = fn();

const meta = {
  title: "Components/Feedback/Tooltip",
  id: "components-tooltip",
  component: Tooltip,
  args: {
    text: "There is nothing to print.",
    children: (
      <Button appearance="quiet" icon={<Icon icon={Printer} />} aria-disabled>
        Print
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ padding: 48 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const isShown = async (text: string | null) => {
  if (text === null) throw new Error("There is no text to look for.");
  const panel = await screen.findByText(text, { selector: "[popover]" });
  await waitFor(() => expect(panel.matches(":popover-open")).toBe(true));
  return panel;
};
const isHidden = () => waitFor(() => expect(document.querySelector(":popover-open")).toBeNull());

/** Lets every delay begun from now on be over at once. Returns the way to wait until they are. */
function withoutDelays() {
  const start = window.setTimeout.bind(window);
  const begun = spyOn(window, "setTimeout").mockImplementation(((work: () => void) =>
    start(work, 0)) as typeof setTimeout);
  return async () => {
    await new Promise((resolve) => start(resolve, 0));
    begun.mockRestore();
  };
}

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Print" });
    await expect(button).toHaveAccessibleDescription("There is nothing to print.");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await isShown(args.text)).toHaveRole("tooltip");
    await expect(button).toHaveAccessibleDescription("There is nothing to print.");
  },
};

export const Dark: Story = { ...Playground, globals: { theme: "dark" } };

/** The tooltip is hoverable and dismissible with Escape (WCAG 1.4.13). */
export const StaysWhilePointedAt: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button");
    await userEvent.hover(button);
    const panel = await isShown(args.text);
    const passed = withoutDelays();
    await userEvent.hover(panel);
    await passed();
    await expect(panel.matches(":popover-open")).toBe(true);
    await userEvent.keyboard("{Escape}");
    await isHidden();
  },
};

export const GoesWithTheFocus: Story = {
  tags: ["check"],
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Button>Export</Button>
    </>
  ),
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await isShown(args.text);
    await userEvent.tab();
    await isHidden();
  },
};

export const EscapeLeavesTheDialogOpen: Story = {
  tags: ["check"],
  render: (args) => (
    <Dialog isOpen title="Members" onClose={closed}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async ({ userEvent, args }) => {
    closed.mockClear();
    await userEvent.tab();
    await isShown(args.text);
    await userEvent.keyboard("{Escape}");
    await isHidden();
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(closed).toHaveBeenCalledOnce();
  },
};

const LONG = "SIA Donaudampfschifffahrtsgesellschaft Rīga";
const line = {
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;

export const TheWholeOfACutText: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      {[LONG, "SIA Rīga"].map((name) => (
        <Tooltip key={name} text={name} isForCutText>
          <button type="button">
            <span style={{ ...line, maxWidth: 160 }}>{name}</span>
          </button>
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: LONG })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: LONG })).toHaveAccessibleDescription("");
    await isShown(LONG);
    await userEvent.tab();
    await isHidden();
    await userEvent.tab({ shift: true });
    await isShown(LONG);
  },
};

export const NothingToSay: Story = {
  tags: ["check"],
  args: { text: null, children: <Button>Print</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("");
    await expect(document.querySelector("[popover]")).toBeNull();
  },
};

const refToButton = { current: null as HTMLButtonElement | null };

export const LeavesTheControlItsOwn: Story = {
  tags: ["check"],
  args: {
    children: (
      <Button ref={refToButton} aria-describedby="own" onFocus={fn()}>
        Send
      </Button>
    ),
  },
  render: (args) => (
    <>
      <Tooltip {...args} />
      <span id="own">Two a day.</span>
    </>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button");
    await expect(refToButton.current).toBe(button);
    await expect(button).toHaveAccessibleDescription(`Two a day. ${args.text}`);
    button.focus();
    await expect(args.children.props.onFocus).toHaveBeenCalled();
  },
};
