import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowDownToLine, ArrowUpRight } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Icon } from "../../components/Icon";
import { createProbe, fitsWidth } from "../../testing";
import { Button } from "../../components/Button";
import { Balance } from ".";

const meta = {
  title: "Components/Banking/Balance",
  id: "components-balance",
  component: Balance,
  args: {
    label: "Balance",
    money: { minor: 1248035, currency: "EUR" },
    locale: "en",
    unknownText: "N/A",
    secondary: "€250.00 reserved",
    account: "LV80 BANK 0000 4351 9500 1",
    hiding: {
      isHidden: false,
      onToggle: fn(),
      words: { hide: "Hide the balance", show: "Show the balance", hidden: "Hidden" },
    },
    actions: (
      <>
        <Button appearance="quiet" icon={<Icon icon={ArrowDownToLine} />}>
          Load
        </Button>
        <Button icon={<Icon icon={ArrowUpRight} />}>Send</Button>
      </>
    ),
  },
} satisfies Meta<typeof Balance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole("region", { name: "Balance" });
    await expect(card).toHaveTextContent("€12,480.35");
    await expect(canvas.getByRole("heading", { level: 2, name: "Balance" })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Balance {...args} />
      <Balance {...args} label="Atlikums" locale="lv" secondary="" />
      <Balance {...args} label="Overdrawn" money={{ minor: -4210, currency: "EUR" }} actions={null} />
      <Balance {...args} label="Unknown" money={null} />
      <Balance {...args} label="Loading" isLoading />
    </div>
  ),
};

export const CanBeHidden: Story = {
  tags: ["check"],
  args: {
    hiding: {
      isHidden: true,
      onToggle: fn(),
      words: { hide: "Hide the balance", show: "Show the balance", hidden: "Hidden" },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole("region", { name: "Balance" });
    await expect(card).not.toHaveTextContent("480");
    await expect(card).not.toHaveTextContent("250.00");
    await expect(card).toHaveTextContent("Hidden");
    await userEvent.click(canvas.getByRole("button", { name: "Show the balance" }));
    await expect(args.hiding?.onToggle).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const KeepsItsSizeWhileLoading: Story = {
  tags: ["check"],
  render: (args) => (
    <>
      <Balance {...args} label="Known" />
      <Balance {...args} label="Loading" money={null} isLoading />
    </>
  ),
  play: async ({ canvas }) => {
    const [known, loading] = canvas.getAllByRole("region").map((card) => card.getBoundingClientRect().height);
    await expect(loading).toBe(known);
    await expect(canvas.getByRole("region", { name: "Loading" })).toHaveAttribute("aria-busy", "true");
  },
};

export const SaysWhenTheProviderDidNot: Story = {
  tags: ["check"],
  args: { money: null, secondary: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("N/A")).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: "Verfügbarer Kontostand einschließlich Überziehungskredit",
    money: { minor: 123456789012, currency: "EUR" },
    secondary: "Zahlungsauftragsbestätigungsnummernverzeichnis · LV80 BANK 0000 4351 9500 1",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Balance {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "section", className: "section", rest: "section" });
  },
};
