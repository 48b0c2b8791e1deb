import type { ComponentProps } from "react";
import { flowOf } from "@amberline/flow-lab/flows";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { I18nextProvider } from "@amberline/app-kit/i18n";
import { expect, fn } from "storybook/test";
import { namesIn } from "../names/names";
import { startOf, walkOn } from "../walk/walk";
import { createI18n } from "../i18n";
import { FullNotice } from "./FullNotice";
import { StopNotice } from "./StopNotice";

const send = flowOf("send");
if (!send) throw new Error("There is no payment.");
const words = { en: createI18n("en"), lv: createI18n("lv") };
const address = {
  flow: "send",
  version: "000000",
  input: "private",
  steps: ["order.submit", "name.confirm"],
};
const stopped = walkOn(startOf(send), { type: "address.open", flow: send, address });
const steps = Array<string>(999).fill("caps.changed:able");
const nearlyFull = { ...startOf(send), steps, position: 999 };
const full = walkOn(nearlyFull, { type: "step.take", id: "caps.changed:able" });

function Notices(props: ComponentProps<typeof StopNotice>) {
  return (
    <>
      <StopNotice {...props} />
      <FullNotice walk={props.walk} />
    </>
  );
}

const meta: Meta<typeof Notices> = {
  title: "Stepper/Notices",
  component: Notices,
  tags: ["!autodocs"],
  args: { walk: stopped, trouble: null, onClose: fn() },
  render: (args, { globals }) => {
    const language = globals["locale"] === "lv" ? "lv" : "en";
    return (
      <I18nextProvider i18n={words[language]}>
        <Notices {...args} names={namesIn("send", language)} />
      </I18nextProvider>
    );
  },
};

export default meta;
type Story = StoryObj<typeof Notices>;

export const LinkOfAnotherVersion: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("1 of 2 steps were taken.");
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const DamagedLink: Story = {
  args: { walk: startOf(send), trouble: { kind: "unreadable" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The link is damaged.");
  },
};

/** The thousandth step is taken and its notice shown at once. */
export const NoMoreSteps: Story = {
  args: { walk: full, trouble: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Go back a step");
  },
};

export const OneStepLeft: Story = {
  args: { walk: nearlyFull, trouble: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};
