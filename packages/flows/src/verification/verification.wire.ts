import { mapOutcome, type Client, type Outcome, type VerificationStatus } from "@amberline/api/client";
import { fromCallback, fromPromise } from "xstate";
import { Secret } from "../shared";
import type { WidgetEars } from "./openWidget";
import { verificationMachine } from "./verification.machine";

/** All that identity verification needs from outside. Leaving one out does not compile. */
export interface VerificationCalls extends Pick<Client, "verificationToken"> {
  /** Reads the user again, everywhere it is shown, and answers its status. */
  readStatus(options: { signal: AbortSignal }): Promise<Outcome<VerificationStatus>>;
  /** Opens the widget and answers how to close it; `openWidgetWith` makes one of the official SDK. */
  openWidget(token: string, ears: WidgetEars): () => void;
  /** Says what became of the verification once the dialog is gone. */
  tellStatus(status: VerificationStatus): void;
  /** The documents are handed in and the provider does not say so yet: shown as in progress until it does. */
  assumeInProgress(): void;
}

/** The identity-verification machine, ready to start. */
export const wireVerification = (calls: VerificationCalls) =>
  verificationMachine.provide({
    actors: {
      fetchToken: fromPromise(async ({ signal }) =>
        mapOutcome(await calls.verificationToken({ signal }), (token) => new Secret(token)),
      ),
      readStatus: fromPromise(({ signal }) => calls.readStatus({ signal })),
      widget: fromCallback(({ input, sendBack, receive }) => {
        const waiting: ((token: string) => void)[] = [];
        receive(({ token }) => {
          const renewed = token.take();
          waiting.splice(0).forEach((resolve) => resolve(renewed));
        });
        return calls.openWidget(input.token.take(), {
          hear: sendBack,
          renewToken: () =>
            new Promise((resolve) => {
              waiting.push(resolve);
              sendBack({ type: "widget.tokenExpired" });
            }),
        });
      }),
    },
    actions: {
      tellStatus: (_, status) => calls.tellStatus(status),
      assumeInProgress: () => calls.assumeInProgress(),
    },
  });
