import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { frameOf, photo, widgetWords } from "../browser/capture";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const opens = (path: string) => async (stage: Stage) => {
  stage.customer = await stage.operator.customer({ verified: false });
  await arrive(stage.page, stage.operator, stage.who, path, stage.language);
};

const dialogOf = ({ screen }: Stage) => screen.dialog("verification.title");
const inWidget = ({ page, language }: Stage, button: keyof typeof widgetWords.en) =>
  frameOf(page).getByRole("button", { name: widgetWords[language][button], exact: true });

async function takePhoto(stage: Stage) {
  const { page } = stage;
  await frameOf(page)
    .locator('input[type="file"]')
    .setInputFiles(await photo(page));
  await inWidget(stage, "use").click();
}

const waits = (stage: Stage) => expect(stage.screen.reads("verification.submitted").first()).toBeVisible();
const isLoading = (stage: Stage) => expect(stage.screen.reads("verification.loading").first()).toBeVisible();
const showsWidget = (stage: Stage) => expect(dialogOf(stage).locator("iframe")).toBeVisible();

/** Verifying oneself in the real widget, which is held back until it is to be ready. */
export const drive: FlowDrive = {
  prepare: {
    private: opens(paths.send),
    waiting: opens(paths.home),
  },
  events: {
    "verification.open": async ({ screen }) => screen.button("send.verify").click(),
    "verification.retry": async ({ screen }) => screen.button("app.retry").click(),
    "countdown.stop": async ({ screen }) => screen.button("verification.keepOpen").click(),
    "status.retry": async ({ screen }) => screen.button("verification.checkAgain").click(),
    "dialog.close": async ({ page }) => page.keyboard.press("Escape"),
    "widget.ready": async (stage) => {
      await stage.letGo("widget")();
      await expect(frameOf(stage.page).getByRole("radio").first()).toBeVisible();
    },
    "widget.submitted": async (stage) => {
      await inWidget(stage, "next").click();
      await takePhoto(stage);
      await takePhoto(stage);
      await inWidget(stage, "submit").click();
    },
    "widget.tokenExpired": async (stage) => {
      await inWidget(stage, "next").click();
      await stage.operator.endWidgetTokens(stage.who.login);
      await takePhoto(stage);
    },
  },
  answers: {
    fetchToken: { ok: () => {}, ...failuresOf("verificationToken") },
    renewToken: { ok: () => {}, ...failuresOf("verificationToken") },
    readStatus: { in_progress: () => {}, ...failuresOf("accountInfo") },
    widget: {},
  },
  requests: {
    fetchToken: ["verificationToken"],
    renewToken: ["verificationToken"],
    readStatus: ["accountInfo"],
    widget: ["/websdk/websdk.html"],
  },
  arrived: {
    closed: (stage) => expect(dialogOf(stage)).toBeHidden(),
    "dialog.fetchingToken": isLoading,
    "dialog.tokenError.counting": async ({ page, screen }) => {
      await expect(screen.reads("verification.tokenError").first()).toBeVisible();
      await expect(page.getByRole("button", { name: screen.say("verification.keepOpen") })).toBeVisible();
    },
    "dialog.tokenError.held": async ({ screen }) => {
      await expect(screen.button("verification.keepOpen")).toBeHidden();
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "dialog.widget.loading": async (stage) => {
      await expect(dialogOf(stage).locator("iframe")).toBeAttached();
      await isLoading(stage);
    },
    "dialog.widget.shown": showsWidget,
    "dialog.widget.renewing": showsWidget,
    "dialog.widget.stalled": async (stage) => {
      await showsWidget(stage);
      await expect(stage.screen.reads("verification.renewalFailed").first()).toBeVisible();
    },
    "dialog.widgetError": async ({ screen }) => {
      await expect(screen.reads("verification.widgetError").first()).toBeVisible();
      await expect(screen.button("app.retry")).toBeFocused();
    },
    "dialog.review.looking.reading": waits,
    "dialog.review.looking.waiting": waits,
    "dialog.review.slow": async ({ screen }) => {
      await expect(screen.button("verification.checkAgain")).toBeVisible();
    },
  },
  journeys: [
    "waiting;verification.open~fetchToken=net~countdown.stop~verification.retry~fetchToken=ok~+widgetLoad",
    "private;fetchToken=ok~widget.ready~widget.submitted~readStatus=403~status.retry~readStatus=500~+nextLook~readStatus=in_progress",
    "private;fetchToken=ok~widget.ready~widget.tokenExpired~renewToken=net~verification.retry~renewToken=ok",
  ],
  notDriven: {
    asked: "the same dialog as `waiting` opens by its button",
    rejected: "verification plays it from home's banner",
    rejectedForGood: "who was rejected for good is led to the chat instead",
    corporate: "a company's people open it from their own page, which starts as `waiting` does",
    inProgress: "who has handed in finds no button that opens it",
    "widget.failed": "the widget of the sandbox does not fail; one that never loads does the same",
    "status.changed": "verification plays it with the operator's decision",
    "readStatus=none": "the sandbox says at once that documents were handed in",
    "readStatus=verify": "the operator decides after the documents were handed in",
    "readStatus=final": "the operator decides after the documents were handed in",
    "readStatus=reject": "the operator decides after the documents were handed in",
  },
};
