import { useState } from "react";
import { flowOf } from "@amberline/flow-lab/flows";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { I18nextProvider } from "@amberline/app-kit/i18n";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import type { modes } from "../mode";
import type { Failure } from "../pictures/failures";
import { startOf } from "../walk/walk";
import { createI18n } from "../i18n";
import { StateSheet } from "./StateSheet";

const send = flowOf("send");
if (!send) throw new Error("There is no payment.");

const words = { en: createI18n("en"), lv: createI18n("lv") };
const sheetOf = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="500"><rect width="390" height="500" fill="#f6f4f0"/><rect x="24" y="60" width="342" height="120" rx="14" fill="${colour}"/></svg>`,
  )}`;
const kept = sheetOf("#124f87");
const failure: Failure = {
  file: "send/editing.lv.dark.390.webp",
  kind: "changed",
  pixels: 41_040,
  reason: "",
  expected: kept,
  actual: sheetOf("#a3341f"),
  diff: sheetOf("#ff0000"),
};
const isFailing = ({ locale, theme, width }: (typeof modes)[number]) =>
  locale === "lv" && theme === "dark" && width === 390;

const meta: Meta<typeof StateSheet> = {
  title: "Stepper/Pictures of a state",
  component: StateSheet,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    walk: startOf(send),
    state: "Filling in the payment",
    screenAddress: "iframe.html?id=stepper-screen--screen&viewMode=story",
    pictureOf: () => kept,
    failureOf: (mode) => (isFailing(mode) ? failure : null),
    onAccept: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
  render: (args, { globals }) => (
    <I18nextProvider i18n={words[globals["locale"] === "lv" ? "lv" : "en"]}>
      <StateSheet {...args} />
    </I18nextProvider>
  ),
};

export default meta;
type Story = StoryObj<typeof StateSheet>;

/**
 * A failed picture is framed in red and opened at once: before, now and the difference. Accepting names the picture.
 */
export const Differs: Story = {
  play: async ({ args, userEvent }) => {
    const card = screen.getByRole("button", { name: /41040 pixels differ$/ });
    await expect(card).toHaveAttribute("data-failed");
    await expect(card).toHaveAttribute("aria-pressed", "true");
    for (const side of ["As it was kept", "As it is now", "What differs"])
      await expect(screen.getByRole("img", { name: side })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Accept this picture" }));
    await expect(args.onAccept).toHaveBeenCalledWith("send/editing.lv.dark.390.webp");
    await waitFor(() => expect(card).toHaveFocus());
    await expect(screen.getByText("The new picture has been saved.")).toBeInTheDocument();
  },
};

export const Slides: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("radio", { name: "Slide" }));
    const divider = screen.getByRole("slider");
    await fireEvent.change(divider, { target: { value: "30" } });
    await expect(screen.getByRole("img", { name: "As it is now" })).toHaveStyle({
      clipPath: "inset(0px 0px 0px 30%)",
    });
    await userEvent.click(screen.getByRole("radio", { name: "Difference" }));
    await expect(screen.getAllByRole("img", { name: /it|differs/ })).toHaveLength(1);
  },
};

/** Without a host that can accept, there is no button. */
export const OnAPublicHost: Story = {
  args: { onAccept: null },
  globals: { locale: "lv", theme: "dark" },
  play: async () => {
    await expect(screen.getByRole("img", { name: "Tagadējais" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: /Pieņemt/ })).not.toBeInTheDocument();
  },
};

export const SeveralDiffer: Story = {
  args: {
    failureOf: (mode) => ({
      ...failure,
      file: `send/editing.${mode.locale}.${mode.theme}.${mode.width}.webp`,
    }),
    onAccept: fn(() => Promise.resolve(false)),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "Accept all 10 of this state" }));
    await expect(args.onAccept).toHaveBeenCalledWith("send/editing.");
    await expect(await screen.findByText(/could not be kept/)).toBeVisible();
  },
};

/** A picture that could not be drawn cannot be accepted, and is not counted. */
export const OneCouldNotBeDrawn: Story = {
  args: {
    failureOf: (mode) => ({
      ...failure,
      file: `send/editing.${mode.locale}.${mode.theme}.${mode.width}.webp`,
      ...(mode.width === 1280 ? { kind: "failed", expected: null, actual: null, diff: null } : {}),
    }),
  },
  play: async () => {
    await expect(screen.getByRole("button", { name: "Accept all 6 of this state" })).toBeEnabled();
  },
};

const gone: Failure = { ...failure, kind: "gone", expected: null, actual: null, diff: null };

/** Accepting the removal of a picture moves focus to one that remains. */
export const LetsAPictureGo: Story = {
  render: function Accepting(args) {
    const [isGone, setGone] = useState(false);
    const onAccept = (name: string) => {
      setGone(true);
      return args.onAccept?.(name) ?? Promise.resolve(false);
    };
    return (
      <I18nextProvider i18n={words.en}>
        <StateSheet
          {...args}
          onAccept={onAccept}
          pictureOf={(mode) => (isGone && isFailing(mode) ? null : kept)}
          failureOf={(mode) => (!isGone && isFailing(mode) ? gone : null)}
        />
      </I18nextProvider>
    );
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "Accept this picture" }));
    await expect(args.onAccept).toHaveBeenCalledWith("send/editing.lv.dark.390.webp");
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  },
};

export const New: Story = {
  args: {
    pictureOf: () => null,
    failureOf: (mode) => (isFailing(mode) ? { ...failure, kind: "new", expected: null, diff: null } : null),
  },
  play: async () => {
    await expect(screen.getByRole("img", { name: "As it is now" })).toBeVisible();
    await expect(screen.queryByText(/^No picture has been taken/)).not.toBeInTheDocument();
    await expect(screen.queryByRole("radio", { name: "Slide" })).not.toBeInTheDocument();
    await expect(screen.getByRole("button", { name: "Accept this picture" })).toBeEnabled();
  },
};
