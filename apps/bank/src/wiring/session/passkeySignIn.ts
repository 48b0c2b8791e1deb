import type { EntryClient, Outcome, Tokens } from "@amberline/api/client";
import { newcomerCalls } from "@amberline/api/client/newcomer";
import { signPasskey } from "@amberline/flows/passkeys";

/** Signs in with a passkey of this device. */
export async function loginWithPasskey(
  { send }: Pick<EntryClient, "send">,
  options: { signal: AbortSignal },
): Promise<Outcome<Tokens, "PASSKEY_REFUSED">> {
  const calls = newcomerCalls(send);
  const asked = await calls.passkeyChallenge(options);
  if (!asked.ok) return asked;
  const answer = await signPasskey(asked.data);
  if (answer !== null) return calls.loginWithPasskey(answer, options);
  return { ok: false, problem: "refused", code: "PASSKEY_REFUSED", text: "", details: {} };
}
