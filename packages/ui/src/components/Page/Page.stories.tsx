import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe } from "../../testing";
import { Card } from "../Card";
import { PageHeader } from "../PageHeader";
import { Page } from ".";

const meta = { title: "Components/Layout/Page", id: "components-page", component: Page } satisfies Meta<
  typeof Page
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: () => (
    <Page>
      <PageHeader title="Templates" lead="Payments kept to be made again." />
      <Card>Rent</Card>
      <Card>Electricity</Card>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const [header, first, second] = canvasElement.querySelectorAll(
      "[data-testid=page] > *, :scope > div > *",
    );
    const below = (one?: Element, next?: Element) =>
      (next?.getBoundingClientRect().top ?? 0) - (one?.getBoundingClientRect().bottom ?? 0);
    await expect([below(header, first), below(first, second)]).toEqual([24, 24]);
  },
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => <Page {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = ":scope > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
