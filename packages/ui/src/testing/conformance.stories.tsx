import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth, paintPseudoStates, standsStill, tabStops } from ".";

const meta = { title: "Foundations/Conformance", tags: ["!dev", "!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const whole = createProbe<HTMLButtonElement>();
const lost = createProbe<HTMLButtonElement>();
const targets = { ref: "button", className: "button", rest: "button" };

export const TheProbeFindsWhatArrived: Story = {
  render: () => (
    <button type="button" {...whole.props}>
      Send
    </button>
  ),
  play: async ({ canvasElement }) => {
    await expect(() => whole.conforms(canvasElement, targets)).not.toThrow();
  },
};

export const TheProbeNamesWhatIsLost: Story = {
  render: () => (
    <div>
      <button type="button" ref={lost.props.ref} className={lost.props.className}>
        Send
      </button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const conforms = (where: typeof targets) => () => lost.conforms(canvasElement, where);
    await expect(conforms(targets)).toThrow(/data attribute does not reach "button"/);
    await expect(conforms({ ...targets, ref: "div" })).toThrow(/ref does not reach "div"/);
    await expect(conforms({ ...targets, className: "div" })).toThrow(/className does not reach "div"/);
    await expect(conforms({ ...targets, ref: "nav" })).toThrow(/Nothing in the canvas matches "nav"/);
  },
};

export const TabStopsAreListedInOrder: Story = {
  render: () => (
    <>
      <button type="button">Load</button>
      <button type="button" disabled>
        Wait
      </button>
      <a href="#home">Home</a>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stops = [canvas.getByText("Load"), canvas.getByText("Home")];
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual(stops);
  },
};

export const AKeyboardTrapIsCalledOne: Story = {
  render: () => (
    <>
      <button type="button">Load</button>
      <button type="button">Send</button>
      <button type="button">Back</button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [, send, back] = canvas.getAllByRole("button");
    const first = canvas.getByText("Load");
    const next = () => (document.activeElement === send ? back : send);
    const trap = async () => (document.activeElement === document.body ? first : next())?.focus();
    await expect(tabStops(canvasElement, trap)).rejects.toThrow(/Tab never leaves the canvas/);
  },
};

export const WhatIsTooWideIsMeasured: Story = {
  render: () => <p style={{ inlineSize: 400 }}>Wider than a small phone</p>,
  play: async ({ canvasElement }) => {
    await expect(() => fitsWidth(canvasElement)).toThrow(/80 px wider than 320 px/);
    await expect(() => fitsWidth(canvasElement, 480)).not.toThrow();
  },
};

export const AnOverlayIsLookedAtOnceItStandsStill: Story = {
  render: () => <div role="dialog" aria-label="Send" style={{ opacity: 0 }} />,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole("dialog");
    const looking = () => standsStill(dialog);
    await expect(looking).toThrow(/not seen yet/);
    dialog.style.opacity = "1";
    await expect(looking).not.toThrow();
    dialog.dataset["entering"] = "true";
    await expect(looking).toThrow(/not entered yet/);
    delete dialog.dataset["entering"];
    const turning = dialog.animate({ rotate: ["0deg", "360deg"] }, { duration: 1000, iterations: Infinity });
    await expect(looking).not.toThrow();
    const fading = dialog.animate({ opacity: [0.5, 1] }, 60_000);
    await expect(looking).toThrow(/still in motion/);
    fading.finish();
    await expect(looking).not.toThrow();
    turning.cancel();
  },
};

export const PseudoStatesArePainted: Story = {
  render: () => (
    <>
      <style>{"@media all { .row:hover { text-indent: 8px } }"}</style>
      <p className="row" data-pseudo="hover">
        Under the pointer
      </p>
      <p className="row">At rest</p>
    </>
  ),
  play: async ({ canvas }) => {
    paintPseudoStates();
    await expect(getComputedStyle(canvas.getByText("Under the pointer")).textIndent).toBe("8px");
    await expect(getComputedStyle(canvas.getByText("At rest")).textIndent).toBe("0px");
  },
};
