import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowUpRight, House, MessageSquare, UserRound } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Icon } from "../Icon/Icon";
import { CommandList, type CommandGroup, type CommandListProps } from ".";

const groups: readonly CommandGroup[] = [
  {
    id: "pages",
    title: "Pages",
    commands: [
      { id: "home", title: "Home", icon: <Icon icon={House} />, keys: ["G", "H"] },
      { id: "chat", title: "Chat", icon: <Icon icon={MessageSquare} /> },
    ],
  },
  {
    id: "actions",
    title: "Actions",
    commands: [{ id: "send", title: "Send money", icon: <Icon icon={ArrowUpRight} />, keys: ["P"] }],
  },
  {
    id: "payees",
    title: "Payees",
    commands: [
      {
        id: "anna",
        title: "Anna Liepiņa",
        detail: "LV50 UNLA 0050 0012 3456 7",
        icon: <Icon icon={UserRound} />,
      },
    ],
  },
];

function Typed({ text: first, groups: all, onType, ...rest }: CommandListProps) {
  const [text, setText] = useState(first);
  const fits = ({ title }: { title: string }) => title.toLowerCase().includes(text.toLowerCase());
  const found = all
    .map((group) => ({ ...group, commands: group.commands.filter(fits) }))
    .filter(({ commands }) => commands.length > 0);
  const type: CommandListProps["onType"] = (change) => {
    setText(change.value);
    onType(change);
  };
  return <CommandList {...rest} text={text} groups={found} onType={type} />;
}

const meta = {
  title: "Components/Navigation/CommandList",
  id: "components-commandlist",
  component: CommandList,
  args: {
    label: "Search the bank",
    placeholder: "Page, payee, payment or action",
    text: "",
    groups,
    onType: fn(),
    onChoose: fn(),
    emptyText: "Nothing found",
    foundText: (count: number) => `${count} found`,
  },
  render: Typed,
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof CommandList>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search the bank" });
const marked = () => screen.queryByRole("option", { selected: true });

export const Playground: Story = {
  parameters: { proves: ["2.2-16"] },
  play: async ({ userEvent, args }) => {
    await expect(field()).toHaveFocus();
    await expect(screen.getByRole("listbox", { name: "Search the bank" })).toBeVisible();
    await expect(screen.getByRole("group", { name: "Payees" })).toBeVisible();
    await userEvent.click(screen.getByRole("option", { name: /^Anna/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("anna");
    await expect(field()).toHaveFocus();
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  parameters: { proves: ["2.2-16"] },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}");
    await expect(marked()).toHaveTextContent("Home");
    await userEvent.keyboard("{ArrowUp}");
    await expect(marked()).toHaveTextContent("Anna");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("send");
    await expect(field()).toHaveAttribute("aria-activedescendant", marked()?.id);
  },
};

export const Searching: Story = {
  args: { text: "h" },
  play: async ({ userEvent, args }) => {
    await expect(marked()).toHaveTextContent("Home");
    await userEvent.type(field(), "at");
    await expect(screen.getByRole("option")).toHaveAccessibleName("Chat");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("chat");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 found"), { timeout: 3000 });
  },
};

export const SearchingDark: Story = { ...Searching, globals: { theme: "dark" } };

export const NothingFits: Story = {
  args: { text: "Atlantis" },
  play: async () => {
    await expect(screen.getByText("Nothing found", { selector: "p" })).toBeVisible();
    await expect(field()).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Nothing found"), {
      timeout: 3000,
    });
  },
};

export const StillSearching: Story = {
  tags: ["check"],
  args: { text: "Atlantis", isBusy: true },
  play: async () => {
    await expect(screen.queryByText("Nothing found", { selector: "p" })).toBeNull();
  },
};

export const ByTouch: Story = {
  tags: ["check"],
  globals: { viewport: { value: "phone" } },
  play: async ({ userEvent, args }) => {
    const option = screen.getByRole("option", { name: "Chat" });
    await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.pointer([{ keys: "[TouchA]", target: option }]);
    await expect(args.onChoose).toHaveBeenLastCalledWith("chat");
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        id: "long",
        title: "Donaudampfschifffahrtsgesellschaftsempfänger",
        commands: [
          {
            id: "a",
            title: "Donaudampfschifffahrtsgesellschaftskapitänsvertretung",
            detail: "LV50UNLA".repeat(9),
            keys: ["G", "D"],
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: "narrow" } },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <CommandList {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) => {
    const root = "section > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
