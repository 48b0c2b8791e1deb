import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { FileText, ReceiptText } from "lucide-react";
import { expect } from "storybook/test";
import { Icon } from "../Icon";
import { createProbe, fitsWidth } from "../../testing";
import { Button } from "../Button";
import { EmptyState } from ".";

const meta = {
  title: "Components/Feedback/EmptyState",
  id: "components-emptystate",
  component: EmptyState,
  args: {
    icon: <Icon icon={ReceiptText} />,
    title: "No payments in these dates",
    children: "Choose other dates, or load money to make the first one.",
    action: <Button>Load money</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "No payments in these dates" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Load money" })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <EmptyState {...args} />
      <EmptyState icon={<Icon icon={FileText} />} title="No templates yet" headingLevel={2}>
        Tick “Save as template” when you send money, and it will be here.
      </EmptyState>
      <EmptyState icon={<Icon icon={FileText} />} title="No documents" />
    </div>
  ),
};

const drop =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='4'/%3E%3C/svg%3E\")";

/** A brand without a picture shows none. */
export const WithTheBrandsArt: Story = {
  tags: ["check"],
  render: (args) => (
    <>
      <EmptyState {...args} title="None" />
      <div style={{ "--brand-art": drop } as CSSProperties}>
        <EmptyState {...args} title="One" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const artOf = (title: string) =>
      getComputedStyle(canvas.getByRole("heading", { name: title }).parentElement as HTMLElement)
        .backgroundImage;
    await expect(artOf("None")).toBe("none");
    await expect(artOf("One")).toContain("data:image/svg+xml");
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const LongText: Story = {
  args: {
    title: "Zahlungsauftragsbestätigungsnummernverzeichnis",
    children: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <EmptyState {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = ":scope > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
