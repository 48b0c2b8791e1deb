import { flowOf } from "@amberline/flow-lab/flows";
import {
  begin,
  everything,
  offersOf,
  replay,
  seenOn,
  statesOn,
  type AnyFlowDefinition,
} from "@amberline/flow-lab/engine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { namesIn } from "../names/names";
import { createI18n } from "../i18n";
import { Chart } from "./Chart";
import { chartWordsIn } from "./chartWordsIn";
import type { ChartDrawing } from "./layout";
import { loadDrawing } from "./loadDrawing";

interface ChartArgs {
  flow: string;
  input: string;
  steps: readonly string[];
  /** Parts of ids that count as not covered by tests. */
  missed: readonly string[];
  locale: "en" | "lv";
  /** Size of the chart; all of the page if not given. */
  room?: { inlineSize: string; blockSize: string };
}

const translations = { en: createI18n("en").t, lv: createI18n("lv").t };

const knownFlow = (id: string): AnyFlowDefinition => {
  const known = flowOf(id);
  if (!known) throw new Error(`There is no flow ${id}.`);
  return known;
};

function Walking({
  flow: id,
  input,
  steps: first,
  missed,
  locale,
  room,
  drawing,
}: ChartArgs & { drawing: ChartDrawing }) {
  const flow = knownFlow(id);
  const [steps, setSteps] = useState(first);
  const from = input in flow.inputs ? input : (Object.keys(flow.inputs)[0] ?? "");
  const walked = useMemo(() => {
    const moment = replay(flow, from, steps).moments.at(-1) ?? begin(flow, from);
    const current = statesOn(moment.snapshot);
    return { current, offers: offersOf(flow, moment), visited: seenOn(flow, from, steps) };
  }, [flow, from, steps]);
  const covered = useMemo(() => {
    const { states, transitions } = everything(flow.machine);
    return new Set([...states, ...transitions].filter((id) => !missed.some((part) => id.includes(part))));
  }, [flow, missed]);
  const words = useMemo(() => chartWordsIn(id, namesIn(id, locale), translations[locale]), [id, locale]);
  const take = ({ id }: { id: string }) => setSteps([...steps, id]);
  return (
    <div style={room ?? { blockSize: "100dvh" }}>
      <Chart drawing={drawing} {...walked} covered={covered} onOffer={take} words={words} />
    </div>
  );
}

const meta: Meta<ChartArgs> = {
  title: "Stepper/Chart",
  parameters: { layout: "fullscreen" },
  args: { flow: "send", input: "private", steps: [], missed: [], locale: "en" },
  loaders: [async ({ args }) => ({ drawing: await loadDrawing(args.flow) })],
  render: (args, { loaded }) => (
    <Walking key={JSON.stringify(args)} {...args} drawing={loaded["drawing"] as ChartDrawing} />
  ),
};

export default meta;
type Story = StoryObj<ChartArgs>;

const open = (root: HTMLElement, arrow: string) => {
  const found = [...root.querySelectorAll<HTMLElement>("button[data-arrow]")];
  const label = found.find(({ dataset }) => dataset["arrow"] === arrow);
  if (!label) throw new Error(`${arrow} is not open.`);
  return label;
};
const current = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-kind="state"][aria-current]')].map(
    ({ dataset }) => dataset["state"],
  );
const frameOf = (root: HTMLElement) => within(root).getByRole("group", { name: "Chart of Sending money" });
const zoomOf = (root: HTMLElement) =>
  Number((frameOf(root).firstElementChild as HTMLElement | null)?.style.scale ?? "0");

/** The frame, once it has been measured and the chart put in its place. */
const placed = async (root: HTMLElement) => {
  await waitFor(() => expect(zoomOf(root)).toBeGreaterThan(0));
  return frameOf(root);
};

const toUnknown = ["order.submit", "create=vop.NMTC", "name.confirm", "code.submit", "resend=net"];

/** Pressing a bold arrow takes its event, or offers a choice if there are several. */
export const Walks: Story = {
  play: async ({ canvasElement, canvas }) => {
    await expect(current(canvasElement)).toEqual(["send.editing"]);
    const submit = open(canvasElement, "send.editing send.creating");
    await userEvent.click(submit);
    const choices = canvas.getAllByRole("button").filter((button) => button.hasAttribute("data-roving"));
    if (choices[0]) await userEvent.click(choices[0]);
    await expect(current(canvasElement)).toEqual(["send.creating"]);
    const visited = canvasElement.querySelector('[data-state="send.editing"]');
    await expect(visited).toHaveAttribute("data-status", "visited");
    await expect(canvasElement.querySelector('g[data-arrow="send.editing send.creating"]')).toHaveAttribute(
      "data-status",
      "visited",
    );
  },
};

/** The path taken is green; what can be tried is bold. */
export const AnswerLost: Story = {
  args: { steps: toUnknown },
  play: async ({ canvasElement }) => {
    await expect(current(canvasElement)).toEqual(["send.unknown.checking"]);
    const frame = (await placed(canvasElement)).getBoundingClientRect();
    const box = canvasElement.querySelector('[data-state="send.unknown.checking"]')?.getBoundingClientRect();
    await expect(box && box.top >= frame.top && box.bottom <= frame.bottom).toBe(true);
    await expect(box && box.left >= frame.left && box.right <= frame.right).toBe(true);
  },
};

const shown = (root: HTMLElement, id: string) => root.querySelector(`[data-state="${id}"]`);

/** Groups the walk came through are open by themselves; each is folded and unfolded, and all at once. */
export const Folds: Story = {
  args: { steps: toUnknown },
  play: async ({ canvasElement, canvas }) => {
    await placed(canvasElement);
    await expect(shown(canvasElement, "send.blocked.idle")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Fold “The end is unknown”" }));
    await expect(shown(canvasElement, "send.unknown.checking")).toBeNull();
    await expect(shown(canvasElement, "send.unknown")).toHaveAttribute("data-status", "current");
    await userEvent.click(canvas.getByRole("button", { name: "Unfold all groups" }));
    await expect(shown(canvasElement, "send.blocked.idle")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show only what was walked" }));
    await expect(shown(canvasElement, "send.blocked.idle")).toBeNull();
    await expect(shown(canvasElement, "send.unknown.checking")).toBeVisible();
    const group = shown(canvasElement, "send.succeeded") as HTMLElement;
    group.focus();
    await userEvent.keyboard("{Enter}");
    await expect(shown(canvasElement, "send.succeeded.savingTemplate")).toBeVisible();
  },
};

/** All of the largest payment chart, folded, is read on a page 1280 px wide: its smallest letters are 10 px high. */
export const WholeAndReadable: Story = {
  args: { steps: toUnknown, room: { inlineSize: "1280px", blockSize: "800px" } },
  play: async ({ canvasElement, canvas }) => {
    await placed(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Fold all groups" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show the whole chart" }));
    const frame = frameOf(canvasElement).getBoundingClientRect();
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>("[data-state]")];
    await expect(boxes).toHaveLength(14);
    for (const box of boxes) {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      await expect(
        left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom,
      ).toBe(true);
    }
    const letters = [...canvasElement.querySelectorAll("[data-state] > span, [data-state] ~ * > span")];
    const sizes = letters.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    await expect(Math.min(...sizes) * zoomOf(canvasElement)).toBeGreaterThanOrEqual(10);
  },
};

/** Words of arrows and names have room in every flow, unfolded. */
async function expectRoom(root: HTMLElement) {
  await document.fonts.ready;
  await userEvent.click(
    within(root).getByRole("button", { name: /^(Unfold all groups|Izvērst visas grupas)$/ }),
  );
  const labels = [...root.querySelectorAll<HTMLElement>("[data-state] ~ *")];
  await expect(labels.length).toBeGreaterThan(20);
  for (const label of labels) {
    if (label.scrollHeight > label.clientHeight + 1)
      throw new Error(`No room for “${label.textContent}”: ${label.scrollHeight} in ${label.clientHeight}.`);
  }
}

export const HasRoomForWords: Story = {
  args: { flow: "companyRegistration", input: "" },
  play: ({ canvasElement }) => expectRoom(canvasElement),
};

export const HasRoomInLatvian: Story = {
  args: { flow: "signIn", input: "", locale: "lv" },
  play: ({ canvasElement }) => expectRoom(canvasElement),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, canvas }) => {
    const frame = await placed(canvasElement);
    frame.focus();
    const before = zoomOf(canvasElement);
    await userEvent.keyboard("+");
    await expect(zoomOf(canvasElement)).toBeGreaterThan(before);
    await userEvent.keyboard("0");
    const stage = frame.firstElementChild as HTMLElement;
    const x = stage.style.translate;
    await userEvent.keyboard("{ArrowLeft}");
    await expect(stage.style.translate).not.toBe(x);

    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute("data-state", "send.editing");
    await userEvent.keyboard("{ArrowRight}");
    await expect(document.activeElement).toHaveAttribute("data-state", "send.creating");

    const submit = open(canvasElement, "send.editing send.creating");
    submit.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(submit).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(current(canvasElement)).toEqual(["send.creating"]);
  },
};

/** The wheel zooms at the pointer; dragging and Shift+wheel pan. */
export const ByMouse: Story = {
  play: async ({ canvasElement }) => {
    const frame = await placed(canvasElement);
    const stage = frame.firstElementChild as HTMLElement;
    const at = () => Number(stage.style.translate.split("px")[0]);
    const { left, top, width, height } = frame.getBoundingClientRect();
    const point = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
    const before = zoomOf(canvasElement);
    const turned = new WheelEvent("wheel", { ...point, deltaY: -120 });
    frame.dispatchEvent(turned);
    await expect(turned.defaultPrevented).toBe(true);
    await expect(zoomOf(canvasElement)).toBeGreaterThan(before);
    const aside = at();
    frame.dispatchEvent(new WheelEvent("wheel", { ...point, deltaY: 60, shiftKey: true }));
    await expect(at()).toBeCloseTo(aside - 60);
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: frame, coords: { clientX: point.clientX, clientY: point.clientY } },
      { target: frame, coords: { clientX: point.clientX + 80, clientY: point.clientY } },
      { keys: "[/MouseLeft]" },
    ]);
    await expect(at()).toBeCloseTo(aside + 20);
  },
};

/** Pinching zooms around the middle of both fingers. */
export const ByFingers: Story = {
  play: async ({ canvasElement }) => {
    const frame = await placed(canvasElement);
    const { left, top } = frame.getBoundingClientRect();
    const touch = (type: string, pointerId: number, x: number) =>
      frame.dispatchEvent(
        new PointerEvent(type, {
          ...{ pointerId, pointerType: "touch", isPrimary: pointerId === 1, button: 0, bubbles: true },
          ...{ buttons: type === "pointerup" ? 0 : 1, clientX: left + x, clientY: top + 120 },
        }),
      );
    const before = zoomOf(canvasElement);
    touch("pointerdown", 1, 100);
    touch("pointerdown", 2, 160);
    touch("pointermove", 2, 220);
    const wide = zoomOf(canvasElement);
    await expect(wide / before).toBeCloseTo(2, 1);
    touch("pointermove", 2, 160);
    await expect(zoomOf(canvasElement)).toBeCloseTo(before);
    touch("pointerup", 1, 100);
    touch("pointerup", 2, 160);
    touch("pointermove", 2, 300);
    await expect(zoomOf(canvasElement)).toBeCloseTo(before);
  },
};

/** Events possible in any state are badges; as arrows they would cross everything. */
export const EndsAtAnyTime: Story = {
  args: { flow: "sessionClock" },
  play: async ({ canvas, canvasElement }) => {
    const badges = within(canvas.getByRole("group", { name: "At any time:" }));
    await userEvent.click(badges.getByRole("button", { name: "Someone else signs in in another tab" }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-state="sessionClock.replaced"]')).toHaveAttribute(
        "aria-current",
        "step",
      ),
    );
    await expect(canvasElement.querySelectorAll("button[data-arrow]")).toHaveLength(0);
  },
};

/** What no test covers is dashed and labelled. */
export const NeverSeen: Story = {
  args: { missed: ["send.twoFactor"] },
  play: async ({ canvasElement }) => {
    const missed = canvasElement.querySelector('[data-state="send.twoFactor"]');
    await expect(missed).toHaveAttribute("data-status", "never");
    await expect(missed).toHaveAccessibleName(/never seen$/);
    await expect(missed).toHaveStyle({ borderStyle: "dashed" });
    await expect(canvasElement.querySelector('[data-state="send.resending"]')).toHaveAttribute(
      "data-status",
      "covered",
    );
  },
};

/** The largest chart repaints within 100 ms. */
export const Largest: Story = {
  args: { flow: "companyRegistration", input: "" },
  play: async ({ canvasElement }) => {
    const painted = () =>
      new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
    const took: number[] = [];
    // The best of several runs: the machine is shared.
    for (let turn = 0; turn < 12; turn += 1) {
      const label = canvasElement.querySelector<HTMLElement>("button[data-arrow]");
      if (!label) break;
      let began = performance.now();
      label.click();
      let ended = await painted();
      const choice = canvasElement.querySelector<HTMLElement>("[data-roving]");
      if (choice) {
        began = performance.now();
        choice.click();
        ended = await painted();
      }
      took.push(ended - began);
    }
    await expect(took.length).toBeGreaterThan(3);
    await expect(Math.min(...took)).toBeLessThan(100);
  },
};

/** Nothing can interrupt this flow: the chart has all the room above its foot. */
export const Parallel: Story = {
  args: { flow: "signIn", input: "forgotten" },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("group", { name: "Chart of Signing in" });
    await expect(frame.getBoundingClientRect().height).toBeGreaterThan(innerHeight / 2);
  },
};

export const Latvian: Story = { args: { flow: "chat", input: "", locale: "lv" } };

export const Dark: Story = { ...AnswerLost, globals: { theme: "dark" } };

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
};
