import { useReducer, useRef } from "react";
import { flowOf } from "@amberline/flow-lab/flows";
import { jumpsOf, offersOf } from "@amberline/flow-lab/engine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { I18nextProvider } from "@amberline/app-kit/i18n";
import { expect, fn } from "storybook/test";
import { useNames } from "../names/useNames";
import { momentAt } from "../walk/moments";
import { startOf, takenOf, walkOn } from "../walk/walk";
import { createI18n } from "../i18n";
import { EventPanel } from "./EventPanel";
import { useShortcuts } from "./useShortcuts";
import type { Language } from "../mode";

interface PanelArgs {
  flow: string;
  input: string;
  steps: readonly string[];
  /** The step that was undone. */
  ahead: string;
  language: Language;
  onTake: (name: string) => void;
}

const words = { en: createI18n("en"), lv: createI18n("lv") };

function Panel({ flow: id, input, steps, ahead, onTake }: PanelArgs) {
  const names = useNames(id);
  const search = useRef<HTMLInputElement>(null);
  const flow = flowOf(id);
  if (!flow) throw new Error(`There is no flow ${id}.`);
  const moment = momentAt(flow, input, steps);
  const offers = [...offersOf(flow, moment), ...jumpsOf(flow, moment)];
  return (
    <div style={{ display: "grid", blockSize: "100dvh", maxInlineSize: "24rem" }}>
      <EventPanel
        flow={flow}
        moment={moment}
        offers={offers}
        ahead={ahead}
        names={names}
        onTake={onTake}
        search={search}
      />
    </div>
  );
}

function Walking(args: PanelArgs) {
  const flow = flowOf(args.flow);
  if (!flow) throw new Error(`There is no flow ${args.flow}.`);
  const [walk, dispatch] = useReducer(walkOn, startOf(flow, args.input));
  useShortcuts(dispatch, () => {});
  const onTake = (id: string) => {
    args.onTake(id);
    dispatch({ type: "step.take", id });
  };
  const ahead = walk.steps[walk.position] ?? "";
  return (
    <>
      <button type="button">Elsewhere</button>
      <Panel {...args} ahead={ahead} onTake={onTake} steps={takenOf(walk)} />
    </>
  );
}

const meta = {
  title: "Stepper/Events",
  component: Panel,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { flow: "send", input: "private", steps: [], ahead: "", language: "en", onTake: fn() },
  render: (args, { globals }) => (
    <I18nextProvider i18n={words[globals["locale"] === "lv" ? "lv" : args.language]}>
      <Panel {...args} />
    </I18nextProvider>
  ),
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (root: HTMLElement, id: string) => {
  const found = root.querySelector<HTMLElement>(`[data-event="${id}"]`);
  if (!found) throw new Error(`${id} is not in the list.`);
  return found;
};

/** F2 opens the form, Enter takes the changed event. */
export const ChangesAnAmount: Story = {
  play: async ({ canvasElement, canvas, userEvent, args }) => {
    row(canvasElement, "order.submit").focus();
    await userEvent.keyboard("{F2}");
    const form = canvas.getByRole("form", { name: /carries$/ });
    await expect(form).toContainElement(document.activeElement as HTMLElement);
    const amount = canvas.getByLabelText(/^Amount/);
    await expect(amount).toHaveValue("25.00");
    await userEvent.clear(amount);
    await userEvent.type(amount, "250{Enter}");
    await expect(args.onTake).toHaveBeenCalledWith("order.submit+order.amount=250.00");
  },
};

/** The error is shown below its field, linked by aria-describedby, and the field is focused. */
export const SaysWhatIsWrong: Story = {
  play: async ({ canvasElement, canvas, userEvent, args }) => {
    row(canvasElement, "order.submit").focus();
    await userEvent.keyboard("{F2}");
    const amount = canvas.getByLabelText(/^Amount/);
    await userEvent.clear(amount);
    await userEvent.type(amount, "much{Enter}");
    await expect(amount).toHaveFocus();
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription("Enter an amount, such as 25.00");
    await expect(args.onTake).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, "30");
    await expect(amount).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: "As in the example" }));
    await expect(amount).toHaveValue("25.00");
    const payee = canvasElement.querySelector<HTMLElement>('[data-path="order.payee.name"]');
    if (!payee) throw new Error("There is no payee to name.");
    await userEvent.click(payee);
    await userEvent.paste("a".repeat(1_001));
    await userEvent.tab();
    await expect(payee).toHaveAccessibleDescription("Enter at most 1000 characters");
  },
};

/** An impossible event says why before it is taken; Escape restores focus to the event. */
export const SaysWhyNot: Story = {
  play: async ({ canvasElement, canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /not possible now$/ }));
    await expect(row(canvasElement, "+30s")).toHaveTextContent("Nothing waits for time to pass here");
    row(canvasElement, "code.submit:short").focus();
    await userEvent.keyboard("{F2}");
    const refusal = canvasElement.querySelector("form [role=status]");
    await expect(refusal).toHaveTextContent("Not in this state");
    await userEvent.click(canvas.getByRole("button", { name: "Take it like this" }));
    await expect(args.onTake).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
    await expect(row(canvasElement, "code.submit:short")).toHaveFocus();
  },
};

/** Answers carry values too; those that would turn one into another answer are not editable. */
export const ChangesAnAnswer: Story = {
  args: { steps: ["order.submit"] },
  play: async ({ canvasElement, canvas, userEvent, args }) => {
    row(canvasElement, "create=vop.CMTC").focus();
    await userEvent.keyboard("{F2}");
    const holder = canvas.getByLabelText(/^Name the account bears/);
    await userEvent.clear(holder);
    await userEvent.type(holder, "Anna Liepa{Enter}");
    await expect(args.onTake).toHaveBeenCalledWith(
      "create=vop.CMTC+outcome.data.check.matchedName=Anna Liepa",
    );
  },
};

/** An undone step opens with its changes. */
export const RemembersTheStepAhead: Story = {
  args: { ahead: "order.submit+order.amount=99.00" },
  play: async ({ canvasElement, canvas, userEvent }) => {
    row(canvasElement, "order.submit").focus();
    await userEvent.keyboard("{F2}");
    await expect(canvas.getByLabelText(/^Amount/)).toHaveValue("99.00");
  },
};

/** Undoing past a step opens no form and keeps the focus; the changes stay in its form. */
export const GoesBackQuietly: Story = {
  render: (args) => (
    <I18nextProvider i18n={words.en}>
      <Walking {...args} />
    </I18nextProvider>
  ),
  play: async ({ canvasElement, canvas, userEvent, args }) => {
    row(canvasElement, "order.submit").focus();
    await userEvent.keyboard("{F2}");
    const amount = canvas.getByLabelText(/^Amount/);
    await userEvent.clear(amount);
    await userEvent.type(amount, "99{Enter}");
    await expect(args.onTake).toHaveBeenCalledWith("order.submit+order.amount=99.00");
    await expect(row(canvasElement, "create=vop.NMTC")).not.toHaveAttribute("aria-disabled");
    const elsewhere = canvas.getByRole("button", { name: "Elsewhere" });
    elsewhere.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(row(canvasElement, "order.submit")).not.toHaveAttribute("aria-disabled");
    await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
    await expect(elsewhere).toHaveFocus();
    row(canvasElement, "order.submit").focus();
    await userEvent.keyboard("{F2}");
    await expect(canvas.getByLabelText(/^Amount/)).toHaveValue("99.00");
  },
};

/** What is possible comes first; what is not is folded until it is asked for, or looked for by name. */
export const FoldsWhatIsImpossible: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    const rows = () => canvasElement.querySelectorAll("[data-event]").length;
    const isThere = (id: string) => canvasElement.querySelector(`[data-event="${id}"]`) !== null;
    const few = rows();
    await expect(isThere("name.confirm")).toBe(false);
    await userEvent.click(canvas.getByRole("button", { name: /events are not possible now$/ }));
    await expect(isThere("name.confirm")).toBe(true);
    await expect(rows()).toBeGreaterThan(few);
    await userEvent.click(canvas.getByRole("button", { name: "Hide what is not possible now" }));
    await expect(rows()).toBe(few);
    await userEvent.type(canvas.getByRole("searchbox"), "name.confirm");
    await expect(isThere("name.confirm")).toBe(true);
  },
};

/** Time can be advanced freely while a timer runs. */
export const LetsTimePass: Story = {
  args: { steps: ["order.submit"] },
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.click(row(canvasElement, "+30s"));
    await expect(args.onTake).toHaveBeenCalledWith("+30s");
    await expect(row(canvasElement, "+slept.3h")).not.toHaveAttribute("aria-disabled");
  },
};

/** Large forms have collapsed groups. */
export const MuchToChange: Story = {
  args: { flow: "contract", input: "company", language: "lv" },
  globals: { theme: "dark" },
  play: async ({ canvasElement, userEvent }) => {
    row(canvasElement, "company.changed").focus();
    await userEvent.keyboard("{F2}");
    await expect(canvasElement.querySelectorAll("form details").length).toBeGreaterThan(3);
  },
};
