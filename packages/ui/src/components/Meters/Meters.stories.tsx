import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Meters } from ".";

const meta = {
  title: "Components/Content/Meters",
  id: "components-meters",
  component: Meters,
  args: {
    items: [
      { key: "1", name: "SIA Rīgas Siltums", value: "€250.00", share: 1, href: "#siltums" },
      { key: "2", name: "Maxima Latvija", value: "€125.00", share: 0.5, href: "#maxima" },
      { key: "3", name: "Circle K Latvija", value: "€0.20", share: 0.0008, href: "#circle" },
    ],
    onFollow: fn((_: string, event: React.MouseEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof Meters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const lengths = Array.from(
      canvasElement.querySelectorAll("[data-part='bar']"),
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect((lengths[1] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(0.5, 2);
    await expect(lengths[2]).toBeGreaterThan(1);
    const endOf = (part: string) =>
      canvasElement.querySelectorAll(`[data-part='${part}']`)[1]?.getBoundingClientRect().right;
    canvasElement.dir = "rtl";
    await expect(endOf("bar")).toBe(endOf("track"));
    canvasElement.removeAttribute("dir");
    await userEvent.click(canvas.getByRole("link", { name: "Maxima Latvija €125.00" }));
    await expect(args.onFollow).toHaveBeenCalledWith("#maxima", expect.anything());
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const LongText: Story = {
  args: {
    items: [
      {
        key: "1",
        name: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung",
        value: "€1,234,567,890.00",
        share: 1,
        href: "#long",
      },
    ],
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLOListElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Meters {...args} {...probe.props} />,
  play: ({ canvasElement }) => probe.conforms(canvasElement, { ref: "ol", className: "ol", rest: "ol" }),
};
