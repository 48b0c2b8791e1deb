import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { allow } from "../browser/codes";
import { copyOf, orderCopy } from "../browser/myData";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const cardOf = ({ page, screen }: Stage) => page.getByRole("region", { name: screen.say("myData.title") });
const buttonsOf = (stage: Stage) => cardOf(stage).getByRole("button");

export const drive: FlowDrive = {
  hearsNews: true,
  prepare: {
    opened: async (stage) => {
      const { operator, request, page, language } = stage;
      stage.customer = await operator.customer({ twoFactor: false });
      if (stage.notes.has("copy")) {
        await orderCopy({ operator, request }, stage.who);
        stage.notes.set("copy", (await copyOf({ operator, request }, stage.who)).id);
      }
      await arrive(page, operator, stage.who, paths.profile, language);
    },
  },
  events: {
    "copies.retry": async ({ screen }) => screen.button("app.retry").click(),
    "copy.order": async ({ screen }) => screen.button("myData.order").click(),
    "copy.download": async (stage) => {
      await allow(stage, "dataCopyFile", stage.notes.get("copy"));
      await stage.screen.button("myData.download").click();
    },
  },
  answers: {
    readCopies: {
      none: () => {},
      ready: ({ notes }) => void notes.set("copy", ""),
      ...failuresOf("dataCopyList"),
    },
    orderCopy: { making: () => {}, ...failuresOf("dataCopyOrder") },
    readCopy: { ok: () => {}, ...failuresOf("dataCopyFile") },
  },
  requests: {
    readCopies: ["dataCopyList"],
    orderCopy: ["dataCopyOrder"],
    readCopy: ["dataCopyFile"],
  },
  arrived: {
    loading: async (stage) => {
      await expect(cardOf(stage).locator("[aria-busy=true]")).toContainText(
        stage.screen.say("myData.loading"),
      );
    },
    failed: async ({ screen }) => expect(screen.button("app.retry")).toBeVisible(),
    "shown.resting": async (stage) => {
      await expect(cardOf(stage).locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(cardOf(stage)).toBeVisible();
    },
    "shown.ordering": async (stage) => {
      await expect(buttonsOf(stage).last()).toHaveAttribute("aria-busy", "true");
    },
    "shown.downloading": async ({ screen }) => {
      await expect(screen.button("myData.download")).toHaveAttribute("aria-busy", "true");
    },
  },
  journeys: [
    "opened;readCopies=net~copies.retry~readCopies=none~copy.order~orderCopy=making",
    "opened;readCopies=ready~copy.download~readCopy=ok",
  ],
  notDriven: {
    "copies.refresh": "comes by the stream: e2e/myData.spec.ts",
    "shown.refreshing": "follows from what comes by the stream: e2e/myData.spec.ts",
    "readCopies=making": "the bank makes one in a moment",
    "readCopies=most": "takes two copies: e2e/myData.spec.ts",
    "readCopies=notMade": "takes five processes that end",
    "orderCopy=refused": "the app offers no order that is refused",
  },
};
