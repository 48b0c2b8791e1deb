import type { FlowDrive } from "../drive/flowDrive";

const elsewhere = "home shows it beside the list: e2e/home.spec.ts and e2e/network.spec.ts play it";

export const drive: FlowDrive = {
  prepare: {},
  events: {},
  answers: {},
  requests: {},
  arrived: {},
  journeys: [],
  notDriven: {
    opened: elsewhere,
    "overview.retry": elsewhere,
    "account.changed": elsewhere,
    "xstate.done.actor.readOverview": elsewhere,
    reading: elsewhere,
    failed: elsewhere,
    absent: elsewhere,
    shown: elsewhere,
    refreshing: elsewhere,
  },
};
