import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, mocked, spyOn } from "storybook/test";
import { createProbe, fitsWidth, tabStops } from "../../testing";
import { RecoveryCodes } from ".";

const codes = [
  "7kq2-m9xd",
  "h4vt-w3pe",
  "c8rn-6yfa",
  "z2gj-5bsu",
  "q9me-t7hk",
  "x3pd-v8wc",
  "n6ya-j4rg",
  "u5sb-k2zf",
  "e7tm-h9qv",
  "w4cx-p6nd",
];

const meta = {
  title: "Components/Banking/RecoveryCodes",
  id: "components-recoverycodes",
  component: RecoveryCodes,
  args: {
    label: "Recovery codes",
    codes,
    file: {
      name: "amberline-recovery-codes.txt",
      heading: "Amberline recovery codes for ilze@example.lv\nEach works once.",
    },
    words: {
      copy: "Copy all",
      copied: "Copied to clipboard",
      refused: "The codes are selected: press Ctrl C to copy",
      download: "Save as text",
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  beforeEach: () => {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole("list", { name: "Recovery codes" });
    await expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual(codes);
    await userEvent.click(canvas.getByRole("button", { name: "Copy all" }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(codes.join("\n"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied to clipboard");
  },
};

export const States: Story = {};

export const Dark: Story = { globals: { theme: "dark" } };

export const SavedAsText: Story = {
  tags: ["check"],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Save as text" });
    await expect(link).toHaveAttribute("download", "amberline-recovery-codes.txt");
    const [kind, text = ""] = (link.getAttribute("href") ?? "").split(",");
    await expect(kind).toBe("data:text/plain;charset=utf-8");
    const lines = ["Amberline recovery codes for ilze@example.lv", "Each works once.", "", ...codes, ""];
    await expect(decodeURIComponent(text).split("\n")).toEqual(lines);
  },
};

export const SelectedWhenTheBrowserRefuses: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await userEvent.click(canvas.getByRole("button", { name: "Copy all" }));
    await expect(await canvas.findByText(args.words.refused)).toBeVisible();
    await expect(String(getSelection()).trim().split(/\n+/)).toEqual(codes);
  },
};

export const TwoColumnsThenOne: Story = {
  tags: ["check"],
  play: async ({ canvas, canvasElement }) => {
    const lefts = () =>
      new Set(canvas.getAllByRole("listitem").map((item) => Math.round(item.getBoundingClientRect().left)));
    await expect(lefts().size).toBe(2);
    canvasElement.style.inlineSize = "240px";
    await expect(lefts().size).toBe(1);
    canvasElement.style.inlineSize = "";
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stops = [canvas.getByRole("button"), canvas.getByRole("link")];
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual(stops);
  },
};

export const LongText: Story = {
  args: {
    codes: ["7kq2-m9xd-h4vt-w3pe-c8rn-6yfa-z2gj-5bsu-q9me-t7hk", "x3pd"],
    words: {
      copy: "Wiederherstellungsschlüsselverzeichnis kopieren",
      copied: "",
      refused: "",
      download: "Wiederherstellungsschlüsselverzeichnis speichern",
    },
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <RecoveryCodes {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) => {
    const root = "section > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
