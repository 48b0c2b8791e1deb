import { retell, type SessionRun } from "@amberline/flow-lab/engine";
import { flowOf } from "@amberline/flow-lab/flows";
import { I18nextProvider } from "@amberline/app-kit/i18n";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createI18n } from "../i18n";
import { namesIn } from "../names/names";
import { LivePanel } from "./LivePanel";
import type { Live } from "./useLive";

const send = flowOf("send");
if (!send) throw new Error("There is no payment.");
const words = { en: createI18n("en"), lv: createI18n("lv") };

const run: SessionRun = {
  id: "1",
  machine: "send",
  input: send.inputs["private"],
  state: "editing",
  moves: [
    { event: { type: "order.submit" }, state: "creating" },
    { event: { type: "xstate.done.actor.create" }, state: "nameCheck" },
    { event: { type: "code.submit", code: "•••" }, state: "resending" },
  ],
};
const told = { ...retell(send, run), untold: [2] };
const live: Live = {
  isOffered: true,
  isFollowing: true,
  runs: [
    { run: { ...run, id: "0", machine: "signIn" }, flow: "signIn" },
    { run, flow: "send" },
  ],
  followed: { run, flow: send, told, state: "resending" },
  pin: fn(),
  start: fn(),
  stop: fn(),
};

const meta: Meta<typeof LivePanel> = {
  title: "Stepper/Live",
  component: LivePanel,
  tags: ["!autodocs"],
  args: { live, onReplay: fn() },
  render: ({ live: shown, onReplay }, { globals }) => {
    const language = globals["locale"] === "lv" ? "lv" : "en";
    return (
      <I18nextProvider i18n={words[language]}>
        <div style={{ display: "grid", blockSize: "40rem", maxInlineSize: "24rem" }}>
          <LivePanel live={shown} names={namesIn("send", language)} onReplay={onReplay} />
        </div>
      </I18nextProvider>
    );
  },
};

export default meta;
type Story = StoryObj<typeof LivePanel>;

export const BeforeItFollows: Story = {
  args: { live: { ...live, isFollowing: false, followed: null, runs: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Follow the bank" }));
    await expect(args.live.start).toHaveBeenCalledOnce();
  },
};

export const HearsNothingYet: Story = {
  args: { live: { ...live, followed: null, runs: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing heard yet.");
    await expect(canvas.queryByRole("button", { name: "Stop and replay" })).not.toBeInTheDocument();
  },
};

/** What the session did, marked where no walk can tell it, and its other flows to choose. */
export const FollowsASession: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^No example of the catalogue/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Sign/ }));
    await expect(args.live.pin).toHaveBeenCalledWith("0");
    await userEvent.click(canvas.getByRole("button", { name: "Stop and replay" }));
    await expect(args.onReplay).toHaveBeenCalledOnce();
  },
};

export const InLatvian: Story = { globals: { locale: "lv", theme: "dark" } };
