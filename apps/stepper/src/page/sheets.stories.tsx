import type { ComponentProps } from "react";
import { flowOf } from "@amberline/flow-lab/flows";
import { I18nextProvider } from "@amberline/app-kit/i18n";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { createI18n } from "../i18n";
import { namesIn } from "../names/names";
import { startOf, walkOn } from "../walk/walk";
import { ChangesSheet } from "./ChangesSheet";
import { KeepSheet } from "./KeepSheet";

const send = flowOf("send");
if (!send) throw new Error("There is no payment.");
const words = { en: createI18n("en"), lv: createI18n("lv") };

type Sheets = Pick<ComponentProps<typeof KeepSheet>, "keep" | "onClose"> &
  Pick<ComponentProps<typeof ChangesSheet>, "changes">;

const meta: Meta<Sheets> = {
  title: "Stepper/Sheets",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    keep: fn(async () => "taken" as const),
    onClose: fn(),
    changes: {
      states: { added: ["send.nameCheck"], gone: [] },
      transitions: {
        added: ["send.blocked: caps.changed [canSendThen] #1 -> send.editing"],
        gone: ["send.settled: always #2 -> send.editing"],
        changed: [
          {
            before: "send.boot: always [canVerify] #2 -> send.blocked",
            now: "send.boot: always [canVerify] #2 -> send.blocked.verifying",
          },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <I18nextProvider i18n={words[globals["locale"] === "lv" ? "lv" : "en"]}>
        <Story />
      </I18nextProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<Sheets>;

/** A name that another walk has is refused, and what was typed stays. */
export const KeepsAWalk: Story = {
  render: ({ keep, onClose }) => (
    <KeepSheet
      walk={walkOn(startOf(send), { type: "step.take", id: "order.submit" })}
      keep={keep}
      onClose={onClose}
    />
  ),
  play: async ({ userEvent, args }) => {
    const [english, latvian] = screen.getAllByRole("textbox");
    if (!english || !latvian) throw new Error("A name has two languages.");
    const save = screen.getAllByRole("button").find((each) => each.getAttribute("type") === "submit");
    await userEvent.type(english, "Paid");
    await expect(save).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(latvian, "Samaksāts{Enter}");
    await expect(await screen.findByRole("alert")).toBeVisible();
    await expect(args.keep).toHaveBeenCalledWith(expect.objectContaining({ ends: "creating" }));
    await expect(latvian).toHaveValue("Samaksāts");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const KeepsAWalkInLatvian: Story = { ...KeepsAWalk, globals: { locale: "lv", theme: "dark" } };

/** Each change in words, by its kind; a kind without changes is left out. */
export const ShowsChanges: Story = {
  render: ({ changes, onClose }, { globals }) => (
    <ChangesSheet
      flow="send"
      changes={changes}
      names={namesIn("send", globals["locale"] === "lv" ? "lv" : "en")}
      onClose={onClose}
    />
  ),
  play: async () => {
    const sheet = screen.getByRole("dialog");
    await expect(sheet.querySelectorAll("section")).toHaveLength(4);
    await expect(sheet).not.toHaveTextContent(/send\.|#\d/);
  },
};

export const ShowsChangesInLatvian: Story = { ...ShowsChanges, globals: { locale: "lv", theme: "dark" } };
