import { completeClient, type ProveAgain } from "@amberline/api/client";
import type { Bank } from "../bank";
import { useBank } from "./useBank";

/** New tokens after the customer has proved who is there; the provider ends those of before. */
async function withNewTokens({ session, renewal }: Bank): Promise<true> {
  const before = session.token();
  try {
    const { renew, replacement } = await renewal();
    if ((await renew()).ok) await replacement(before);
  } catch {
    // The change goes on with the tokens there are.
  }
  return true;
}

/** Shows the dialog that asks who is there; another change that waits for it is given up. */
const askIn =
  (bank: Bank): ProveAgain =>
  (asked, signal) =>
    new Promise((resolve) => {
      const { stepUp } = bank;
      stepUp.get()?.finish(false);
      const pending = {
        ...asked,
        finish: (isProven: boolean) => {
          if (stepUp.get() === pending) stepUp.set(null);
          resolve(isProven && withNewTokens(bank));
        },
      };
      signal?.addEventListener("abort", () => pending.finish(false), { once: true });
      stepUp.set(pending);
    });

type MainClient = ReturnType<typeof completeClient>;

const clientOf = (bank: Bank): MainClient =>
  (bank.complete.client ??= completeClient(bank.client, askIn(bank)));

/** For calls of a page of its own, whose changes may need proof of who is there. */
export const useProveAgain = (): ProveAgain => askIn(useBank());

/** The calls that most pages need. Sign-in uses a smaller client to load less code; chat and companies have their own. */
export const useClient = (): MainClient => clientOf(useBank());
