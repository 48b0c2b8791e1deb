import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { allow } from "../browser/codes";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf } from "../drive/stage";

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { page, operator, screen, language } = stage;
      stage.customer = await operator.customer();
      await arrive(page, operator, stage.who, paths.complaint, language);
      await screen.profileMenu().click();
      await screen.button("limits.title").click();
    },
  },
  events: {
    "page.retry": async ({ screen }) => screen.button("app.retry").click(),
    "form.submit": async (stage) => {
      await allow(stage, "limitsUpdate");
      await stage.screen.field("limits.perDay").fill("1500");
      await stage.screen.button("limits.save").click();
    },
  },
  answers: {
    readLimits: { ok: () => {}, ...failuresOf("limitsInfo") },
    updateLimits: { ok: () => {}, ...failuresOf("limitsUpdate") },
  },
  requests: { readLimits: ["limitsInfo"], updateLimits: ["limitsUpdate"] },
  arrived: {
    reading: async ({ screen }) => {
      await expect(
        screen.dialog("limits.title").getByText(screen.say("limits.loading")).first(),
      ).toBeVisible();
    },
    failed: async ({ screen }) => expect(screen.button("app.retry")).toBeFocused(),
    editing: async ({ screen }) => expect(screen.field("limits.perDay")).toBeEditable(),
    sending: async ({ screen }) => {
      await expect(screen.button("limits.save")).toHaveAttribute("aria-busy", "true");
    },
    done: async ({ screen }) => {
      await expect(screen.toast(screen.say("limits.changed"))).toBeVisible();
      await expect(screen.dialog("limits.title")).toBeHidden();
    },
  },
  journeys: [
    "opened;readLimits=net~page.retry~readLimits=ok~form.submit~updateLimits=500~form.submit~updateLimits=ok",
  ],
  notDriven: {
    "form.submit:zero": "the form says so itself, and the machine never hears of it",
  },
};
