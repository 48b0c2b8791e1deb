import { flowOf } from "@amberline/flow-lab/flows";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { I18nextProvider } from "@amberline/app-kit/i18n";
import { expect, fn, screen, waitFor } from "storybook/test";
import { namesIn } from "../names/names";
import { startOf, walkOn } from "../walk/walk";
import { createI18n } from "../i18n";
import { ExportSheet } from "./ExportSheet";

const send = flowOf("send");
if (!send) throw new Error("There is no payment.");
const walkOf = (id: string) => walkOn(startOf(send), { type: "step.take", id });
const words = { en: createI18n("en"), lv: createI18n("lv") };

const meta: Meta<typeof ExportSheet> = {
  title: "Stepper/Export",
  component: ExportSheet,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    walk: walkOf("order.submit+order.amount=12.00"),
    names: namesIn("send", "en"),
    mode: { locale: "en", theme: "light", width: 390 },
    strip: [],
    onClose: fn(),
  },
  render: (args, { globals }) => (
    <I18nextProvider i18n={words[globals["locale"] === "lv" ? "lv" : "en"]}>
      <ExportSheet {...args} />
    </I18nextProvider>
  ),
};

export default meta;
type Story = StoryObj<typeof ExportSheet>;

export const CanBePlayed: Story = {
  play: async () => {
    await expect(screen.getByRole("region")).toHaveTextContent("order.amount=12.00");
    await expect(screen.queryByText(/^This test fails/)).not.toBeInTheDocument();
  },
};

/** A change that the real app cannot be brought to is reported before the download, and in the file. */
export const CannotBePlayed: Story = {
  args: { walk: walkOf("order.submit+order.payee.name=Anna") },
  play: async ({ userEvent }) => {
    await expect(screen.getByText("This test fails: 1 step cannot be played in the real app")).toBeVisible();
    await expect(screen.getByRole("region")).toHaveTextContent("// order.payee.name");
    await userEvent.click(screen.getByRole("radio", { name: "Unit test" }));
    await expect(screen.queryByText(/^This test fails/)).not.toBeInTheDocument();
  },
};

/** What the tester writes stands in the text and in the file. */
export const BugReport: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("radio", { name: "Bug report" }));
    await userEvent.type(screen.getByRole("textbox", { name: "What happens" }), "It asks twice.");
    await waitFor(() =>
      expect(screen.getByRole("region")).toHaveTextContent("## What happens It asks twice."),
    );
    const address = screen.getByRole("link", { name: /^Download send/ }).getAttribute("href") ?? "";
    await expect(await (await fetch(address)).text()).toContain("<p>It asks twice.</p>");
  },
};
