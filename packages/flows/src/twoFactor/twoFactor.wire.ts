import { mapOutcome, type Client, type Outcome } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { Secret } from "../shared";
import { twoFactorMachine } from "./twoFactor.machine";
import type { TwoFactorChange, UpdateOutcome } from "./twoFactor.types";

/** All that two-factor protection needs from outside. Leaving one out does not compile. */
export interface TwoFactorCalls extends Pick<
  Client,
  "beginTwoFactor" | "updateTwoFactor" | "renewRecoveryCodes"
> {
  /** Reads the user again and answers whether two-factor is on. */
  readState(options: { signal: AbortSignal }): Promise<Outcome<boolean>>;
  /** Something changed: says so and has it read again wherever it is shown. */
  tellChange(change: TwoFactorChange): void;
}

const sealed = (outcome: Outcome<{ recoveryCodes: string[] }>): UpdateOutcome =>
  mapOutcome(outcome, ({ recoveryCodes }) => (recoveryCodes.length > 0 ? new Secret(recoveryCodes) : null));

/** The two-factor machine, ready to start. */
export const wireTwoFactor = (calls: TwoFactorCalls) =>
  twoFactorMachine.provide({
    actors: {
      beginSetUp: fromPromise(async ({ signal }) =>
        mapOutcome(await calls.beginTwoFactor({ signal }), (secret) => new Secret(secret)),
      ),
      update: fromPromise(async ({ input: { enable, code }, signal }) =>
        sealed(await calls.updateTwoFactor({ enable, code: code.take() }, { signal })),
      ),
      renewCodes: fromPromise(async ({ input: { code }, signal }) =>
        sealed(await calls.renewRecoveryCodes(code.take(), { signal })),
      ),
      readState: fromPromise(({ signal }) => calls.readState({ signal })),
    },
    actions: { tellChange: (_, change) => calls.tellChange(change) },
  });
