import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { TextField } from "../TextField";
import { Suggest, type SuggestProps, type Suggestion } from ".";

const payees: readonly Suggestion[] = [
  { id: "anna", title: "Anna Liepiņa", detail: "LV50 UNLA 0050 0012 3456 7 · saved payee" },
  { id: "andris", title: "Andris Ozols", detail: "LV97 HABA 0012 3456 7891 0 · paid before" },
  { id: "siltums", title: "SIA Rīgas Siltums", detail: "LV63 PARX 0002 0488 8000 1 · template Heating" },
];

function Typed({ suggestions, onChoose, ...rest }: SuggestProps) {
  const [text, setText] = useState("");
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const find = (typed: string) =>
    suggestions.filter(({ title }) => title.toLowerCase().startsWith(typed.toLowerCase()));
  const type = ({ value }: { value: string }) => {
    setText(value);
    setFound(value === "" ? [] : find(value));
  };
  return (
    <Suggest
      {...rest}
      suggestions={found}
      onOpen={() => setFound(find(text))}
      onClose={() => setFound([])}
      onChoose={(id) => {
        setText(suggestions.find((each) => each.id === id)?.title ?? "");
        setFound([]);
        onChoose(id);
      }}
    >
      {(field) => (
        <TextField {...field} label="Payee's name" autoComplete="off" value={text} onChange={type} />
      )}
    </Suggest>
  );
}

const meta = {
  title: "Components/Inputs/Suggest",
  id: "components-suggest",
  component: Suggest,
  args: {
    suggestions: payees,
    label: "Known payees",
    foundText: (count: number) => `${count} suggestions`,
    onChoose: fn(),
    onOpen: fn(),
    onClose: fn(),
    children: () => null,
  },
  render: Typed,
  decorators: [(Story) => <div style={{ maxWidth: 400, minBlockSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Suggest>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Payee's name" });
const options = () => screen.queryAllByRole("option");

export const Playground: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), "an");
    await expect(options()).toHaveLength(2);
    await userEvent.click(screen.getByRole("option", { name: /Anna/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("anna");
    await expect(field()).toHaveValue("Anna Liepiņa");
    await expect(field()).toHaveFocus();
    await expect(options()).toHaveLength(0);
  },
};

export const Open: Story = {
  play: async ({ userEvent }) => {
    field().focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(options()).toHaveLength(3);
    await expect(options()[0]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("3 suggestions"), {
      timeout: 3000,
    });
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: "dark" } };

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), "an");
    await expect(field()).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowUp}");
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Andris");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("anna");
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(options()).toHaveLength(0);
  },
};

const sent = fn();

export const EnterSendsTheFormWhileNothingIsChosen: Story = {
  tags: ["check"],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Typed {...args} />
    </form>
  ),
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), "an{Enter}");
    await expect(sent).toHaveBeenCalledOnce();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const ClosesWhenLeft: Story = {
  tags: ["check"],
  play: async ({ userEvent }) => {
    await userEvent.type(field(), "an");
    await userEvent.tab();
    await expect(options()).toHaveLength(0);
    await expect(field()).toHaveValue("an");
  },
};

export const LongText: Story = {
  args: {
    suggestions: [
      {
        id: "long",
        title: "Donaudampfschifffahrtsgesellschaftskapitänsvertretung",
        detail: "LV50UNLA".repeat(9),
      },
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.type(field(), "d");
    fitsWidth(canvasElement);
  },
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <Suggest {...args} {...probe.props} suggestions={[]} />
    </section>
  ),
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, {
      ref: "section > div",
      className: "section > div",
      rest: "section > div",
    });
  },
};
