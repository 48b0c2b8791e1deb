import { completeClient, type Client, type ProveAgain } from "@amberline/api/client";
import { brand } from "../../brand";
import type { Bank } from "../bank";
import { useBank } from "./useBank";

/** Shows the dialog that asks who is there; another change that waits for it is given up. */
const askIn =
  ({ stepUp }: Bank): ProveAgain =>
  (act, signal) =>
    new Promise((resolve) => {
      stepUp.get()?.finish(false);
      const pending = {
        act,
        finish: (isProven: boolean) => {
          if (stepUp.get() === pending) stepUp.set(null);
          resolve(isProven);
        },
      };
      signal?.addEventListener("abort", () => pending.finish(false), { once: true });
      stepUp.set(pending);
    });

const clientOf = (bank: Bank): Client =>
  (bank.complete.client ??= completeClient(bank.client, { chatId: brand.chat.id, proveAgain: askIn(bank) }));

/** All calls of the contract. Sign-in uses a smaller client to load less code. */
export const useClient = (): Client => clientOf(useBank());
