import type { MailChoice, NotificationClient } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { fromPromise } from "xstate";
import { createRequest, type RequestEvent } from "../request";
import type { ToastCalls } from "../shared";

/** Of each kind that can be chosen, whether it is mailed. */
export type ChosenMail = readonly Pick<MailChoice, "kind" | "isMailed">[];

export type MailChoicesEvent = RequestEvent<ChosenMail>;

type Choices = readonly MailChoice[];

/** Shows and changes which notifications are mailed as well. */
export const mailChoicesMachine = createRequest<undefined, ChosenMail, Choices, Choices>({
  id: "mailChoices",
  screen: "mailChoices",
  read: { call: "readMailChoices" },
  call: "chooseMail",
  sending: "mailChoices.saving",
  done: () => "mailChoices.saved",
  next: "notifications",
});

export interface MailChoicesCalls
  extends Pick<NotificationClient, "mailChoices" | "chooseMail">, ToastCalls {}

export const wireMailChoices = (calls: MailChoicesCalls) =>
  mailChoicesMachine.provide({
    actors: {
      read: fromPromise(async ({ signal }) =>
        mapOutcome(await calls.mailChoices({ signal }), (choices) => [choices]),
      ),
      send: fromPromise(({ input: { form }, signal }) => calls.chooseMail(form, { signal })),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
