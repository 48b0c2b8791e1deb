import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Button } from "../Button";
import { Banner } from ".";

const meta = {
  title: "Components/Feedback/Banner",
  id: "components-banner",
  component: Banner,
  args: { tone: "caution", children: "Verify your identity to send money." },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <Banner tone="info">Payments made after 17:00 leave on the next working day.</Banner>
      <Banner tone="positive">Your company is confirmed.</Banner>
      <Banner tone="caution" action={<Button appearance="quiet">Verify identity</Button>}>
        Verify your identity to send money.
      </Banner>
      <Banner tone="negative" title="We do not know yet">
        The bank did not answer in time. Do not send again: the payment may have gone through.
      </Banner>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const banners = [...canvasElement.querySelectorAll("[data-tone]")];
    await expect(banners.map((banner) => banner.querySelectorAll("svg[aria-hidden]").length)).toEqual([
      1, 1, 1, 1,
    ]);
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const SpeaksUp: Story = {
  tags: ["check"],
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <Banner tone="positive" role="status">
        Payment sent.
      </Banner>
      <Banner tone="negative" role="alert">
        The template was not saved. Try again.
      </Banner>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Payment sent.");
    await expect(canvas.getByRole("alert")).toHaveTextContent("The template was not saved. Try again.");
  },
};

export const LongText: Story = {
  args: {
    title: "Identitätsüberprüfungsverfahren",
    children: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung nicht gefunden.",
    action: <Button appearance="quiet">Überprüfungsverfahren wiederholen</Button>,
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Banner {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = "[data-tone]";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
