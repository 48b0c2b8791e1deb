import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import type { ScreenShow } from "./messages";
import { ScreenPage } from "./ScreenPage";

/** The page inside the stepper's frame. Opened by itself it shows the walk in its hash. */
const meta = {
  title: "Stepper/Screen",
  component: ScreenPage,
  tags: ["!autodocs", "!dev"],
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    const { lang, dataset } = document.documentElement;
    const theme = dataset["theme"];
    return () => {
      document.documentElement.lang = lang;
      dataset["theme"] = theme;
      delete dataset["shown"];
    };
  },
} satisfies Meta<typeof ScreenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stays empty until a message arrives. Axe would slow down every opening. */
export const Screen: Story = { tags: ["!test"], parameters: { a11y: { test: "off" } } };

const payment: ScreenShow = {
  type: "screen.show",
  flow: "send",
  input: "private",
  steps: [],
  locale: "en",
  theme: "light",
};
const ask = (change: Partial<ScreenShow> = {}) =>
  window.postMessage({ ...payment, ...change }, window.location.origin);
const shown = (picture: RegExp) =>
  waitFor(() => expect(document.documentElement.dataset["shown"]).toMatch(picture), { timeout: 10_000 });

export const FollowsWhatItIsTold: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    ask();
    await shown(/^\?locale=en&theme=light#send@\w+;private$/);
    const heading = screen.getByRole("heading", { level: 1 });
    await expect(heading).toHaveTextContent("Send money");
    await userEvent.type(screen.getByLabelText("Payment reference"), " 2");

    ask({ locale: "lv", theme: "dark" });
    await shown(/^\?locale=lv&theme=dark#send@\w+;private$/);
    await expect(heading).toBeVisible();
    await expect(heading).toHaveTextContent("Maksāt");
    await expect(document.documentElement).toHaveAttribute("lang", "lv");
    await expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    await expect(screen.getByDisplayValue("Koncerta biļetes 2")).toBeVisible();

    ask({ steps: ["order.submit", "create=vop.NMTC"] });
    await shown(/order\.submit~create=vop\.NMTC$/);
    await waitFor(() => expect(screen.getByRole("alertdialog")).toHaveFocus());

    ask();
    await shown(/;private$/);
    await expect(screen.getByDisplayValue("Koncerta biļetes")).toBeVisible();
  },
};

export const LeavesWhatItDoesNotKnow: Story = {
  tags: ["!dev"],
  play: async () => {
    ask();
    await shown(/#send@/);
    ask({ flow: "sendByPost" });
    window.postMessage("screen.show", window.location.origin);
    ask({ flow: "signIn", input: "form" });
    await shown(/#signIn@/);
  },
};
