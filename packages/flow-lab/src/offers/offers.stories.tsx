import { CardScreen, type OfferPartner, OfferScreen, OffersScreen } from "@amberline/flows/offers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inPageOf } from "../stories/page";

const partner: OfferPartner = {
  name: "Baltcard",
  applyUrl: "https://baltcard.example/apply",
  termsUrl: "https://baltcard.example/terms",
  terms: {
    card: ["The card is issued by Baltcard.", "Its fees and limits are Baltcard's own."],
    topUp: ["A top-up is a SEPA payment from your account."],
  },
};
const links = {
  hrefs: { card: "#card", topUp: "#top-up" },
  onFollow: fn((event: { preventDefault(): void }) => event.preventDefault()),
};

const meta = {
  title: "Flows/Partner offers",
  tags: ["screen"],
  decorators: [inPageOf(960)],
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Overview: Story = {
  render: () => <OffersScreen partner={partner.name} {...links} />,
  parameters: { proves: ["2.15-1"] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("link", { name: "About top-ups" }));
    await expect(links.onFollow).toHaveBeenLastCalledWith(expect.anything(), "#top-up");
  },
};
export const OverviewInLatvianDark: Story = {
  render: () => <OffersScreen partner={partner.name} {...links} />,
  globals: { locale: "lv", theme: "dark" },
};

const topUp = fn();

export const TheCard: Story = {
  render: () => <OfferScreen offer="card" partner={partner} onTopUp={topUp} />,
  parameters: { proves: ["2.15-2"] },
  play: async ({ canvas, userEvent }) => {
    const apply = canvas.getByRole("link", { name: "Apply at Baltcard" });
    await expect(apply).toHaveAttribute("rel", "noopener noreferrer");
    await expect(apply).toHaveAttribute("target", "_blank");
    await expect(apply).toHaveAccessibleDescription("Applying opens Baltcard's site in a new tab.");
    await userEvent.click(canvas.getByRole("button", { name: "Top up" }));
    await expect(topUp).toHaveBeenCalledOnce();
  },
};

export const TheTopUp: Story = {
  render: () => <OfferScreen offer="topUp" partner={partner} onTopUp={topUp} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: /Apply/ })).toBeNull();
    await expect(canvas.getByText("A top-up is a SEPA payment from your account.")).toBeVisible();
  },
};

export const CardToCome: Story = {
  render: () => <CardScreen partner={partner.name} {...links} />,
  parameters: { proves: ["2.15-4"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Coming soon" })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};
