import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { Dialog } from "../Dialog";
import { LocaleProvider } from ".";

const meta = {
  title: "Components/Utilities/LocaleProvider",
  id: "components-localeprovider",
  component: LocaleProvider,
  args: { locale: "lv", children: null },
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HiddenWordsFollowTheInterface: Story = {
  tags: ["check"],
  render: ({ locale }) => (
    <LocaleProvider locale={locale}>
      <Dialog isOpen title="Apstipriniet maksājumu" onClose={() => undefined}>
        25,00 €
      </Dialog>
    </LocaleProvider>
  ),
  play: async () => {
    const dismiss = await screen.findAllByRole("button", { hidden: true });
    await expect(dismiss.map((button) => button.getAttribute("aria-label"))).toContain("Nerādīt");
  },
};
