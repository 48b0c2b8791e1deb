import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowDownToLine, ArrowUpRight } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { expect, fn } from "storybook/test";
import { Balance } from "../../banking/Balance";
import { Button, LinkButton } from "../Button";
import { ChoiceChips } from "../ChoiceChips";
import { Icon } from "../Icon";
import { Text } from "../Text";
import { TransactionList, type TransactionDay } from "../../banking/TransactionList";
import { VisuallyHidden } from "../VisuallyHidden";
import { AppShell } from ".";
import shell from "./AppShell.stories";

const eur = (minor: number) => ({ minor, currency: "EUR" });

const days: TransactionDay[] = [
  {
    key: "2026-11-21",
    label: "Today",
    total: eur(-25000),
    items: [
      {
        id: "1",
        kind: "pending",
        name: "SIA Rīgas Siltums",
        detail: "Payment Pending · Invoice 2026 1107",
        money: eur(-25000),
      },
    ],
  },
  {
    key: "2026-11-20",
    label: "Yesterday",
    total: eur(178620),
    items: [
      {
        id: "2",
        kind: "in",
        name: "Andris Ozols",
        detail: "Received · Rent November",
        money: eur(180000),
        sign: "always",
      },
      { id: "3", kind: "out", name: "Maxima Latvija", detail: "Payment Completed", money: eur(-1345) },
      { id: "4", kind: "fee", name: "Fee", detail: "Fee Completed", money: eur(-35) },
    ],
  },
  {
    key: "2026-11-18",
    label: "18 November",
    total: eur(-9610),
    items: [
      {
        id: "5",
        kind: "declined",
        name: "Jānis Kalniņš",
        detail: "Payment Declined · the account is closed",
        money: eur(42000),
      },
      {
        id: "6",
        kind: "out",
        name: "Latvenergo AS",
        detail: "Payment Completed · 4402 118",
        money: eur(-9610),
      },
    ],
  },
];

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
        money={eur(1248035)}
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
        <TransactionList days={days} locale="en" onOpen={fn()} isLoading={isLoading} loadingText="Loading" />
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
