import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, fn } from "storybook/test";
import { createProbe } from "../../testing";
import { BrandMark } from "../../components/BrandMark";
import { LanguageSwitch } from "../../components/LanguageSwitch";
import { PageHeader } from "../../components/PageHeader";
import { PlainLayout } from ".";

const meta = {
  title: "Components/Layout/PlainLayout",
  id: "components-plainlayout",
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
    docs: { story: { inline: false, height: "640px" } },
  },
} satisfies Meta<typeof PlainLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Money that stays clear.")).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"] [data-tone]')).toHaveLength(30);
    await expect(canvas.getByRole("main").getBoundingClientRect().width).toBe(400);
  },
};

export const Dark: Story = { ...Playground, globals: { theme: "dark", viewport: { value: "desktop" } } };

export const ABandOnASmallScreen: Story = {
  tags: ["check"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Money that stays clear.")).not.toBeVisible();
    const band = canvas.getByRole("complementary").getBoundingClientRect();
    await expect(band.height).toBe(240);
    await expect(canvas.getByRole("main").getBoundingClientRect().top).toBeGreaterThanOrEqual(band.bottom);
    await expect(
      drawn(canvasElement).filter(covers(canvas.getByRole("link", { name: "Amberline" }))),
    ).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBe(390);
  },
};

const drawn = (canvas: HTMLElement) => {
  canvas.getAnimations({ subtree: true }).forEach((motion) => motion.finish());
  return Array.from(canvas.querySelectorAll("[data-tone]"), (drop) => drop.getBoundingClientRect()).filter(
    ({ width }) => width > 0,
  );
};
const covers = (element: HTMLElement) => {
  const words = element.getBoundingClientRect();
  return (drop: DOMRect) =>
    drop.right > words.left && drop.left < words.right && drop.bottom > words.top && drop.top < words.bottom;
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
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"] [data-tone]')).toHaveLength(30);
    await expect(canvas.getByRole("main").getBoundingClientRect().width).toBe(560);
    const [large] = drawn(canvasElement);
    const card = canvas.getByRole("main").getBoundingClientRect();
    await expect(large?.left).toBeGreaterThan(card.right);
  },
};

export const BehindACardDark: Story = {
  ...BehindACard,
  globals: { theme: "dark", viewport: { value: "desktop" } },
};

export const BehindACardOnAPhone: Story = {
  tags: ["check"],
  args: { picture: "behind", children: longForm },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBe(320);
    await expect(
      drawn(canvasElement).filter(covers(canvas.getByRole("link", { name: "Amberline" }))),
    ).toEqual([]);
  },
};

export const DropsLeaveTheSloganAlone: Story = {
  tags: ["check"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(drawn(canvasElement).filter(covers(canvas.getByText("Money that stays clear.")))).toEqual(
      [],
    );
  },
};

export const PrerendersWithoutStyleAttributes: Story = {
  tags: ["check"],
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
  tags: ["check"],
  render: (args) => <PlainLayout {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = ":scope > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
