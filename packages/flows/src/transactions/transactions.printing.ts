import { onAnswer } from "../shared";
import { gatheringInput, transactionsSetup } from "./transactions.setup";

const screen = "transactions";

/** Reads what is missing of the filtered list, page by page, up to the limit of what is printed. */
export const gatheringState = transactionsSetup.createStateConfig({
  tags: "busy",
  meta: { screen, focus: null, announce: "history.print.gathering" },
  always: { guard: "isComplete", target: "printing" },
  on: { "print.cancel": "resting" },
  invoke: {
    id: "readRest",
    src: "readPage",
    input: gatheringInput,
    onDone: [
      { guard: onAnswer("isOk"), target: "gathering", reenter: true, actions: onAnswer("keepNextPage") },
      { target: "resting", actions: onAnswer("noteFailure") },
    ],
    onError: { target: "resting", actions: "noteStale" },
  },
});

/** The list is on the page as it goes to paper, until the browser has it. */
export const printingState = transactionsSetup.createStateConfig({
  tags: "printing",
  meta: { screen, focus: null, announce: null },
  on: { "print.done": "resting" },
});
