import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { QrCode } from ".";

const data =
  "otpauth://totp/Amberline:ilze%40example.lv?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Amberline&algorithm=SHA1&digits=6&period=30";

const meta = {
  title: "Components/Content/QrCode",
  id: "components-qrcode",
  component: QrCode,
  args: { data, label: "QR code for your authenticator app" },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: "QR code for your authenticator app" });
    const { width, height } = picture.getBoundingClientRect();
    await expect([width, height]).toEqual([208, 208]);
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
      <QrCode {...args} data="LV80BANK0000435195001" />
      <QrCode {...args} />
      <QrCode {...args} data={"Rēķins par novembri ".repeat(16)} />
    </div>
  ),
};

export const Dark: Story = {
  ...States,
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    for (const picture of canvas.getAllByRole("img")) {
      const { backgroundColor, fill } = getComputedStyle(picture);
      await expect([backgroundColor, fill]).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
    }
  },
};

export const LongText: Story = {
  args: { data: "Ā".repeat(1165) },
  play: ({ canvasElement }) => fitsWidth(canvasElement, 160),
};

const probe = createProbe<SVGSVGElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <QrCode {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "svg", className: "svg", rest: "svg" });
  },
};
