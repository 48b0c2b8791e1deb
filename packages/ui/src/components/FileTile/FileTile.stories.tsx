import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { FileLink, FileTile, PictureTile } from ".";

const pixel = atob(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mMQD/P+DwACVQGc3Q8ULAAAAABJRU5ErkJggg==",
);
const png = new Blob([Uint8Array.from(pixel, (letter) => letter.charCodeAt(0))], { type: "image/png" });

const meta = {
  title: "Components/Content/FileTile",
  id: "components-filetile",
  component: FileTile,
  args: { name: "statement-2026-10.pdf", detail: "340 kB", action: "Download", onClick: fn() },
} satisfies Meta<typeof FileTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Download statement-2026-10.pdf/ }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <FileTile {...args} />
      <FileTile {...args} isBusy />
      <FileTile {...args} hasFailed detail="Access error" />
      <FileTile {...args} name="Ļoti garš nosaukums ar daudziem vārdiem un bez gala un malas.docx" />
      <FileLink
        name="terms.pdf"
        detail="files.example"
        action="Open"
        href="https://files.example/terms.pdf"
      />
      <PictureTile name="receipt.png" action="Open" picture={png} />
      <PictureTile name="photo.jpg" action="Open" picture={null} />
    </div>
  ),
};
/** What is in a button has no role of its own, so the alert stands beside it. */
export const AFailureIsAnnounced: Story = {
  tags: ["check"],
  args: { hasFailed: true, detail: "Access error" },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent("Access error");
    await expect(alert.closest("button")).toBeNull();
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };
export const Narrow: Story = { ...States, play: ({ canvasElement }) => fitsWidth(canvasElement) };

export const ElsewhereOpensInANewTab: Story = {
  tags: ["check"],
  render: () => (
    <FileLink name="terms.pdf" detail="files.example" action="Open" href="https://files.example/terms.pdf" />
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: /^Open terms.pdf\s*files.example/ });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

const broken = fn();

export const CannotBeDrawn: Story = {
  tags: ["check"],
  render: () => (
    <PictureTile
      name="photo.png"
      action="Open"
      picture={new Blob(["no picture"], { type: "image/png" })}
      onBroken={broken}
    />
  ),
  play: async () => {
    await waitFor(() => expect(broken).toHaveBeenCalledOnce());
  },
};

export const OneDownloadAtATime: Story = {
  tags: ["check"],
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const probe = createProbe<HTMLButtonElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <FileTile {...args} {...probe.props} />,
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "button", className: "button", rest: "button" }),
};
