import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe } from "../../testing";
import { AmberDrops } from ".";

const meta = {
  title: "Components/Layout/AmberDrops",
  id: "components-amberdrops",
  component: AmberDrops,
  parameters: {
    layout: "fullscreen",
    docs: { story: { height: "480px" } },
  },
  decorators: [(Story) => <div style={{ position: "relative", blockSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof AmberDrops>;

export default meta;
type Story = StoryObj<typeof meta>;

const drops = (canvas: HTMLElement) => Array.from(canvas.querySelectorAll("[aria-hidden] [data-tone]"));
const motions = (canvas: HTMLElement) => canvas.getAnimations({ subtree: true });
const rest = (canvas: HTMLElement) => motions(canvas).forEach((motion) => motion.finish());

export const Playground: Story = {
  name: "Thirty drops, hidden from assistive technology",
  parameters: { proves: ["2.4-3"] },
  play: async ({ canvasElement }) => {
    await expect(drops(canvasElement)).toHaveLength(30);
    await expect(canvasElement.firstElementChild?.textContent).toBe("");
    rest(canvasElement);
  },
};

export const Dark: Story = { ...Playground, name: "Dark", globals: { theme: "dark" } };

export const FreeForACard: Story = {
  args: { free: "middle" },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    rest(canvasElement);
    const covering = drops(canvasElement).filter((drop) => {
      const { left, right } = drop.getBoundingClientRect();
      return right > 400 && left < 880;
    });
    await expect(covering).toEqual([]);
  },
};

export const FreeForACardDark: Story = {
  ...FreeForACard,
  globals: { theme: "dark", viewport: { value: "desktop" } },
};

export const AlwaysInTheSamePlaces: Story = {
  tags: ["check"],
  render: () => (
    <>
      <AmberDrops />
      <AmberDrops />
    </>
  ),
  play: async ({ canvasElement }) => {
    rest(canvasElement);
    const places = drops(canvasElement).map((drop) => JSON.stringify(drop.getBoundingClientRect()));
    await expect(places.slice(0, 30)).toEqual(places.slice(30));
    await expect(new Set(places).size).toBe(30);
  },
};

export const ComesToRestWithinFiveSeconds: Story = {
  tags: ["check"],
  play: async ({ canvasElement }) => {
    const ends = motions(canvasElement).map((motion) => Number(motion.effect?.getComputedTiming().endTime));
    await expect(ends).toHaveLength(30);
    await expect(Math.max(...ends)).toBeLessThan(5000);
    const moved = motions(canvasElement).flatMap(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [],
    );
    const told = ["composite", "computedOffset", "easing", "offset"];
    await expect([...new Set(moved)].filter((name) => !told.includes(name)).sort()).toEqual(["transform"]);
  },
};

export const NeverWidensThePage: Story = {
  tags: ["check"],
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBe(320);
    rest(canvasElement);
    await expect(document.documentElement.scrollWidth).toBe(320);
    await expect(document.documentElement.scrollHeight).toBe(Math.max(480, window.innerHeight));
  },
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <AmberDrops {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = "[aria-hidden]";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
