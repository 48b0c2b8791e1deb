import { countries } from "@amberline/domain/tables";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { createProbe, fitsWidth, paintPseudoStates, tabStops } from "../../testing";
import { Dialog } from "../Dialog";
import { ComboField, type ComboFieldProps, type ComboOption } from ".";

function Chosen({ value: first, onChange, ...rest }: ComboFieldProps) {
  const [value, setValue] = useState(first);
  const change: ComboFieldProps["onChange"] = (chosen) => {
    setValue(chosen.value);
    onChange(chosen);
  };
  return <ComboField {...rest} value={value} onChange={change} />;
}

const named = (language: string): ComboOption[] => {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const { compare } = new Intl.Collator(language);
  return countries
    .map(({ code, name, alpha3, dialPrefix }) => ({
      id: code,
      label: names.of(code) ?? name,
      hint: dialPrefix,
      aliases: [name, code, alpha3],
    }))
    .sort((one, other) => compare(one.label, other.label));
};

const meta = {
  title: "Components/Inputs/ComboField",
  id: "components-combofield",
  component: ComboField,
  args: {
    label: "Country",
    options: named("en"),
    value: null,
    onChange: fn(),
    emptyText: "No such country in the list",
    foundText: (count: number) => `${count} countries`,
    autoComplete: "country-name",
  },
  render: Chosen,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 20, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Country" });
const shown = () => screen.queryAllByRole("option").map(({ firstChild }) => firstChild?.textContent);
const activeOption = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.firstChild?.textContent;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(), "lat");
    await expect(shown()).toEqual(["Latvia"]);
    await userEvent.click(canvas.getByRole("option", { name: /Latvia/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "LV" });
    await expect(field()).toHaveValue("Latvia");
    await expect(field()).toHaveFocus();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const States: Story = {
  args: { value: "LV" },
  render: (args) => (
    <>
      <ComboField {...args} label="At rest" />
      <ComboField {...args} label="Empty" value={null} />
      <ComboField {...args} label="Empty, with a placeholder" value={null} placeholder="Write or choose" />
      <ComboField {...args} label="Hover" data-pseudo="hover" />
      <ComboField {...args} label="Focus" data-pseudo="focus-visible" />
      <ComboField {...args} label="Described" description="Where you live." />
      <ComboField {...args} label="Invalid" value={null} error="Choose your country." />
      <ComboField {...args} label="Loading" help={{ tone: "busy", text: "Reading the list of countries" }} />
      <ComboField {...args} label="Read-only" readOnly />
      <ComboField {...args} label="Disabled" disabled />
    </>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Open: Story = {
  args: { value: "LT" },
  decorators: [(Story) => <div style={{ minBlockSize: 420 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field());
    await expect(shown()).toHaveLength(32);
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Lithuania+370");
    await expect(activeOption()).toBeUndefined();
    const { top, bottom } = canvas.getByRole("option", { selected: true }).getBoundingClientRect();
    const list = canvas.getByRole("listbox").getBoundingClientRect();
    await expect(top >= list.top && bottom <= list.bottom).toBe(true);
    await userEvent.keyboard("{ArrowUp}");
    await expect(activeOption()).toBe("Liechtenstein");
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: "dark" } };

export const Searching: Story = {
  ...Open,
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(), "LA");
    await expect(shown().slice(0, 1)).toEqual(["Latvia"]);
    await expect(activeOption()).toBe("Latvia");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^\d+ countries$/), {
      timeout: 3000,
    });
  },
};

export const DiacriticsDoNotMatter: Story = {
  tags: ["check"],
  args: { options: named("lv") },
  globals: { locale: "lv" },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), "irija");
    await expect(shown()).toEqual(["Īrija"]);
    await userEvent.clear(field());
    await userEvent.type(field(), "ČEH");
    await expect(shown()).toEqual(["Čehija"]);
  },
};

export const NothingFits: Story = {
  ...Open,
  args: { value: "LV" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(field());
    await userEvent.keyboard("Atlantis");
    await expect(canvas.getByText("No such country in the list", { selector: "p" })).toBeVisible();
    await expect(field()).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
    await expect(field()).toHaveValue("Atlantis");
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([field()]);
    field().focus();
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    await expect(activeOption()).toBe("Austria");
    await userEvent.keyboard("{ArrowDown}");
    await expect(activeOption()).toBe("Belgium");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(activeOption()).toBe("United Kingdom");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "AT" });
    await expect(field()).toHaveValue("Austria");
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{Control>}a{/Control}lith{Tab}");
    await expect(field()).toHaveValue("Lithuania");
    await expect(field()).not.toHaveFocus();
  },
};

export const EnterInACompositionIsTheComposition: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(), "la");
    await fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    await fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await fireEvent.keyDown(field(), { key: "Enter" });
    await expect(args.onChange).toHaveBeenCalledWith({ value: "LV" });
  },
};

const sent = fn();

export const EnterSendsTheFormOnceTheListIsClosed: Story = {
  tags: ["check"],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Chosen {...args} />
    </form>
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(field(), "lat{Enter}");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const EscapeLeavesADialogOpen: Story = {
  tags: ["check"],
  render: (args) => (
    <Dialog isOpen title="Where do you live?" onClose={() => args.onChange({ value: "closed" })}>
      <Chosen {...args} />
    </Dialog>
  ),
  play: async ({ userEvent, args }) => {
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("combobox"));
    await dialog.findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    await expect(dialog.queryByRole("listbox")).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onChange).toHaveBeenCalledWith({ value: "closed" });
  },
};

export const TheValueFollowsTheText: Story = {
  tags: ["check"],
  args: { value: "LV" },
  play: async ({ userEvent, args }) => {
    await userEvent.click(field());
    await userEvent.keyboard("e");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
    await userEvent.keyboard("sto");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "EE" });
    await expect(field()).toHaveValue("esto");
    await userEvent.click(document.body);
    await expect(field()).toHaveValue("Estonia");
  },
};

export const FilledInByTheBrowser: Story = {
  tags: ["check"],
  args: { options: named("lv"), autoComplete: "country-name" },
  play: async ({ canvas, args }) => {
    await expect(field()).toHaveAttribute("autocomplete", "country-name");
    await fireEvent.input(field(), { target: { value: "Latvia" } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "LV" });
    await expect(field()).toHaveValue("Latvija");
    await fireEvent.input(field(), { target: { value: "EE" } });
    await expect(field()).toHaveValue("Igaunija");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const PressBesideTheText: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    const outline = field().parentElement as HTMLElement;
    await userEvent.click(outline);
    await expect(field()).toHaveFocus();
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await userEvent.click(outline);
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const ByTouch: Story = {
  tags: ["check"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent, args }) => {
    const touch = (target: Element) => userEvent.pointer([{ keys: "[TouchA]", target }]);
    await touch(field());
    const option = canvas.getByRole("option", { name: /Belgium/ });
    await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await touch(option);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "BE" });
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const OpensUpwardsWhereThereIsNoRoomBelow: Story = {
  tags: ["check"],
  globals: { viewport: { value: "short" } },
  decorators: [(Story) => <div style={{ paddingBlockStart: 250 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field());
    const list = canvas.getByRole("listbox").getBoundingClientRect();
    await expect(list.bottom).toBeLessThan(field().getBoundingClientRect().top);
    await expect(list.top).toBeGreaterThanOrEqual(0);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

export const ReadOnlyAndDisabled: Story = {
  args: { value: "LV" },
  render: (args) => (
    <>
      <ComboField {...args} label="Read-only" readOnly />
      <ComboField {...args} label="Disabled" disabled />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const readOnly = canvas.getByRole("combobox", { name: "Read-only" });
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([readOnly]);
    await userEvent.click(readOnly);
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const Invalid: Story = {
  args: { error: "Choose your country." },
  play: async () => {
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription("Choose your country.");
  },
};

export const LongText: Story = {
  args: {
    label: "Staatsangehörigkeitsbescheinigungsausstellungsland",
    options: [
      {
        id: "GB",
        label: "Vereinigtes Königreich Großbritannien und Nordirland einschließlich Inseln",
        hint: "+44",
      },
      { id: "DE", label: "Donaudampfschifffahrtsgesellschaftskapitänsland", hint: "+49" },
    ],
    error: "Aufenthaltsgenehmigungsüberprüfungsfehlermeldung",
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    fitsWidth(canvasElement);
  },
};

const probe = createProbe<HTMLInputElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <ComboField {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "input", className: "section > div", rest: "input" }),
};
