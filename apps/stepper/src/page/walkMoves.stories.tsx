import { useReducer } from "react";
import { flowOf } from "@amberline/flow-lab/flows";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { I18nextProvider } from "@amberline/app-kit/i18n";
import { expect, waitFor } from "storybook/test";
import { namesIn } from "../names/names";
import { startOf, walkOn } from "../walk/walk";
import { createI18n } from "../i18n";
import { RecordPanel } from "./RecordPanel";
import { speeds } from "./useAutoplay";
import { WalkMoves } from "./WalkMoves";

const words = { en: createI18n("en"), lv: createI18n("lv") };

function Walking({ language }: { language: "en" | "lv" }) {
  const flow = flowOf("send");
  if (!flow) throw new Error("There is no payment.");
  const [walk, onWalk] = useReducer(walkOn, startOf(flow));
  return (
    <I18nextProvider i18n={words[language]}>
      <WalkMoves walk={walk} onWalk={onWalk} />
      <div style={{ display: "grid", blockSize: "40rem", maxInlineSize: "24rem" }}>
        <RecordPanel walk={walk} names={namesIn("send", language)} />
      </div>
    </I18nextProvider>
  );
}

const meta: Meta = {
  title: "Stepper/Walk moves",
  tags: ["!autodocs"],
  render: (_, { globals }) => <Walking language={globals["locale"] === "lv" ? "lv" : "en"} />,
};

export default meta;

/** A kept walk opens at its end; what its last step carried, sent, got back and changed is shown. */
export const OpensAKeptWalk: StoryObj = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText("No call was sent or answered.")).toBeVisible();
    const kept = canvas.getByLabelText("Walks kept");
    await userEvent.selectOptions(kept, "The answer is lost, the payment is found");
    await expect(canvas.getByText("Step 6 of 6")).toBeVisible();
    await expect(kept).toHaveDisplayValue("The answer is lost, the payment is found");
    await expect(canvas.getByText("Call answered: Looking for the payment")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back a step" }));
    await expect(canvas.getByText("Call answered: Payment request with the code")).toBeVisible();
    await expect(canvas.getByText("Call sent: Looking for the payment")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back a step" }));
    await expect(canvasElement.textContent).toContain('"code": "•••"');
    await expect(canvasElement.textContent).not.toContain("975310");
  },
};

/** Played from its beginning, at a chosen speed, until its end or until someone else moves. */
export const Plays: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const stays = async (step: string) => {
      await new Promise((resolve) => setTimeout(resolve, 1.5 * speeds.fast));
      await expect(canvas.getByText(step)).toBeVisible();
    };
    await userEvent.selectOptions(canvas.getByLabelText("Walks kept"), "It looks like a repeat");
    await userEvent.selectOptions(canvas.getByLabelText("Speed"), "Fast");
    await userEvent.click(canvas.getByRole("button", { name: "Play the walk" }));
    await expect(canvas.getByText("Step 0 of 2")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
    await userEvent.click(canvas.getByRole("button", { name: "Play the walk" }));
    await waitFor(() => expect(canvas.getByText("Step 2 of 2")).toBeVisible(), { timeout: 10_000 });
    await expect(canvas.getByRole("button", { name: "Play the walk" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back a step" }));
    await expect(canvas.getByRole("button", { name: "Play the walk" })).toBeVisible();
    await stays("Step 1 of 2");
    await userEvent.click(canvas.getByRole("button", { name: "Play the walk" }));
    await userEvent.click(canvas.getByRole("button", { name: "Back a step" }));
    await stays("Step 0 of 2");
  },
};
