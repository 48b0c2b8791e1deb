import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, fn } from "storybook/test";
import { createProbe } from "../../testing";
import { BrandMark } from "../../components/BrandMark";
import { LanguageSwitch } from "../../components/LanguageSwitch";
import { PageHeader } from "../../components/PageHeader";
import { PlainLayout } from ".";

const viewports = {
  desktop: { name: "Desktop", styles: { width: "1280px", height: "900px" } },
  phone: { name: "Phone", styles: { width: "390px", height: "844px" } },
  narrow: { name: "Narrow", styles: { width: "320px", height: "640px" } },
};

const meta = {
  title: "Components/PlainLayout",
  component: PlainLayout,
  args: {
    brand: <BrandMark name="Amberline" href="#sign-in" />,
    languageSwitch: (
      <LanguageSwitch
        label="Language"
        languages={[
          { code: "lv", label: "LV", name: "LV, latviešu" },
          { code: "en", label: "EN", name: "EN, English" },
        ]}
        current="en"
        onSelect={fn()}
      />
    ),
    slogan: "Money that stays clear.",
    children: <PageHeader title="Sign in" />,
  },
  parameters: {
    layout: "fullscreen",
    viewport: { options: viewports },
    docs: { story: { inline: false, height: "640px" } },
  },
} satisfies Meta<typeof PlainLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Money that stays clear.")).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"] > i')).toHaveLength(30);
    await expect(canvas.getByRole("main").getBoundingClientRect().width).toBe(400);
  },
};

export const Dark: Story = { ...Playground, globals: { theme: "dark", viewport: { value: "desktop" } } };

export const NoPictureOnASmallScreen: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Money that stays clear.")).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(390);
  },
};

const longForm = (
  <div style={{ minBlockSize: 640 }}>
    <PageHeader title="Open an account" />
  </div>
);

export const BehindACard: Story = {
  args: { picture: "behind", children: longForm },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText("Money that stays clear.")).toBeNull();
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"] > i')).toHaveLength(30);
    await expect(canvas.getByRole("main").getBoundingClientRect().width).toBe(560);
    canvasElement.getAnimations({ subtree: true }).forEach((motion) => motion.finish());
    const card = canvas.getByRole("main");
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const shared = Array.from(canvasElement.querySelectorAll("i"), (drop) => {
      drop.style.pointerEvents = "auto";
      const box = drop.getBoundingClientRect();
      return {
        x: (Math.max(box.left, left) + Math.min(box.right, right)) / 2,
        y: box.top + box.height / 2,
        box,
      };
    }).filter(({ x, y, box }) => x > box.left && x < box.right && y > top + 20 && y < bottom - 20);
    await expect(shared.length).toBeGreaterThan(0);
    for (const { x, y } of shared) {
      await expect(card).toContainElement(document.elementFromPoint(x, y) as HTMLElement);
    }
  },
};

export const BehindACardDark: Story = {
  ...BehindACard,
  globals: { theme: "dark", viewport: { value: "desktop" } },
};

export const BehindACardOnAPhone: Story = {
  args: { picture: "behind", children: longForm },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBe(320);
    canvasElement.getAnimations({ subtree: true }).forEach((motion) => motion.finish());
    const words = canvas.getByRole("banner").getBoundingClientRect();
    const covering = Array.from(canvasElement.querySelectorAll("i"), (drop) =>
      drop.getBoundingClientRect(),
    ).filter((drop) => drop.top < words.bottom);
    await expect(covering).toEqual([]);
  },
};

export const DropsLeaveTheSloganAlone: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.getAnimations({ subtree: true }).forEach((motion) => motion.finish());
    const slogan = canvas.getByText("Money that stays clear.").getBoundingClientRect();
    const covering = Array.from(canvasElement.querySelectorAll("i"), (drop) =>
      drop.getBoundingClientRect(),
    ).filter((drop) => drop.bottom > slogan.top && drop.left < slogan.right);
    await expect(covering).toEqual([]);
  },
};

export const PrerendersWithoutStyleAttributes: Story = {
  tags: ["!autodocs"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ args }) => {
    const html = renderToStaticMarkup(<PlainLayout {...args} />);
    await expect(html).toContain("Money that stays clear.");
    await expect(html).not.toContain("style=");
  },
};

export const LongText: Story = {
  args: { children: <PageHeader title="Zahlungsauftragsbestätigungsnummernverzeichnis" /> },
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["!autodocs"],
  render: (args) => <PlainLayout {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = ":scope > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
