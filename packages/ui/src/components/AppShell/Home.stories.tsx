import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowDownToLine, ArrowUpRight } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { expect } from "storybook/test";
import { Balance } from "../../banking/Balance";
import { Button, LinkButton } from "../Button";
import { ChoiceChips } from "../ChoiceChips";
import { Icon } from "../Icon";
import { Text } from "../Text";
import { TransactionList } from "../../banking/TransactionList";
import list from "../../banking/TransactionList/TransactionList.stories";
import { VisuallyHidden } from "../VisuallyHidden";
import { AppShell } from ".";
import shell from "./AppShell.stories";

const row: CSSProperties = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
};

const presets = [
  { value: "last30", label: "Last 30 days" },
  { value: "today", label: "Today" },
  { value: "yesterday", label: "Yesterday" },
  { value: "last7", label: "Last 7 days" },
  { value: "month", label: "This month" },
];

function HomePage({ isLoading = false }: { isLoading?: boolean }) {
  const [preset, setPreset] = useState<string | null>("last30");
  return (
    <AppShell {...shell.args}>
      <VisuallyHidden>
        <h1>Home</h1>
      </VisuallyHidden>
      <Balance
        label="Balance"
        money={{ minor: 1_248_035, currency: "EUR" }}
        locale="en"
        unknownText="N/A"
        isLoading={isLoading}
        secondary={
          <>
            <span>€250.00 on its way out ·</span> <span>LV80 BANK 0000 4351 9500 1</span>
          </>
        }
        actions={
          <>
            <Button appearance="quiet" icon={<Icon icon={ArrowDownToLine} />}>
              Load
            </Button>
            <Button icon={<Icon icon={ArrowUpRight} />}>Send</Button>
          </>
        }
      />
      <div style={{ ...row, margin: "32px 0 16px" }}>
        <h2
          style={{ font: "var(--weight-strong) var(--text-lead) var(--font-sans)", letterSpacing: "-0.01em" }}
        >
          Transactions
        </h2>
        <LinkButton href="#history" appearance="plain">
          All transactions
        </LinkButton>
      </div>
      <ChoiceChips
        legend="Dates"
        options={presets}
        value={preset}
        onSelect={setPreset}
        isEdgeToEdge
        trailing={
          <button type="button" aria-pressed={preset === null} onClick={() => setPreset(null)}>
            Custom
          </button>
        }
      />
      <div style={{ marginBlockStart: 16 }}>
        <TransactionList {...list.args} isLoading={isLoading} />
      </div>
      {isLoading ? null : (
        <div style={{ ...row, marginBlockStart: 16 }}>
          <Text size="small" tone="muted" isTabular>
            22 Oct – 21 Nov 2026
          </Text>
          <Button appearance="plain" size="sm" icon={<Icon icon={ArrowDownToLine} />}>
            Download all PDF
          </Button>
        </div>
      )}
    </AppShell>
  );
}

const meta = {
  title: "Patterns/Home",
  component: HomePage,
  parameters: { ...shell.parameters },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  tags: ["check"],
  globals: { viewport: { value: "desktop" } },
  parameters: { proves: ["2.8-1"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main").offsetWidth).toBe(980);
    await expect(canvas.getAllByRole("listitem").length).toBeGreaterThanOrEqual(6);
  },
};

export const Dark: Story = {
  tags: ["check"],
  ...Home,
  globals: { theme: "dark", viewport: { value: "desktop" } },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(390);
  },
};

export const AtItsNarrowest: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

export const Loading: Story = { args: { isLoading: true }, globals: { viewport: { value: "desktop" } } };
