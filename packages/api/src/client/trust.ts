import { receiverTrust } from "../contract/receiverTrust";
import { proven, type ProveAgain } from "./identity";
import type { Receiver, TrustLimits } from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import type { RequestOptions, Send } from "./transport";

/** A payee as the customer was shown it. */
export interface TrustAsked extends Pick<Receiver, "id" | "name" | "account"> {
  limits: TrustLimits;
}

const done = () => true as const;

/** Where payees can be trusted. */
export const trustCalls = (send: Send, proveAgain: ProveAgain = async () => false) => ({
  /** Trusts a payee by the name and account that the customer was shown, or no longer does. */
  async trustReceiver(
    { id, name, account, limits }: TrustAsked,
    options: RequestOptions = {},
  ): Promise<Outcome<true>> {
    const subject = `${id}:${account}:${name}`;
    const asked = { act: "receiverTrust", subject, agreement: { payee: { name, account }, limits } } as const;
    const trust = () => send(receiverTrust, { id, trust: true }, options);
    return mapOutcome(await proven(proveAgain, asked, trust, options), done);
  },

  async distrustReceiver(id: string, options: RequestOptions = {}): Promise<Outcome<true>> {
    const distrust = () => send(receiverTrust, { id, trust: false }, options);
    return mapOutcome(await proven(async () => false, "receiverTrust", distrust, options), done);
  },
});

export type TrustClient = ReturnType<typeof trustCalls>;
