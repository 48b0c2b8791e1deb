import { paths } from "@amberline/bank/paths";
import { expect } from "@playwright/test";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const fieldOf = ({ page, screen }: Stage) =>
  page.getByRole("combobox", { name: screen.say("palette.title") });

/** Text that no page, action or setting has. */
const optionsOf = ({ page, screen }: Stage) =>
  page.getByRole("group", { name: screen.say("palette.group.transactions") }).getByRole("option");

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { page, operator, screen, language } = stage;
      stage.customer = await operator.customer();
      await arrive(page, operator, stage.who, paths.home, language);
      await screen.button("palette.title").click();
    },
  },
  events: {
    "text.type": async (stage, { event }) => fieldOf(stage).fill(String(event["text"])),
    "search.retry": async ({ screen }) =>
      screen
        .dialog("palette.title")
        .getByRole("button", { name: screen.say("app.retry") })
        .click(),
  },
  answers: {
    readPayees: { ok: () => {}, ...failuresOf("receiverList") },
    searchHistory: { none: () => {}, ...failuresOf("orderList") },
  },
  requests: { readPayees: ["receiverList"], searchHistory: ["orderList"] },
  own: { searchHistory: (sent) => sent.includes('"max') },
  arrived: {
    opening: async (stage) => {
      await expect(fieldOf(stage)).toBeFocused();
      await stage.isAsked("readPayees");
    },
    resting: async (stage) => expect(fieldOf(stage)).toBeVisible(),
    settling: async (stage) => expect(optionsOf(stage)).toHaveCount(0),
    searching: async (stage) => stage.isAsked("searchHistory"),
  },
  journeys: [
    "opened;readPayees=net~search.retry~readPayees=ok~text.type~+typingPause~searchHistory=500~search.retry~+typingPause~searchHistory=none",
  ],
  notDriven: {
    "searchHistory=ok": "a new customer has no such transactions",
  },
};
