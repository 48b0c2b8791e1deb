import type { EntryClient, Outcome, Tokens } from "@amberline/api/client";
import { newcomerCalls } from "@amberline/api/client/newcomer";
import { signPasskey } from "@amberline/flows/passkeys";

const declined = { ok: false, problem: "refused", code: "PASSKEY_REFUSED", text: "", details: {} } as const;

/** Signs in with a passkey of this device. */
export async function loginWithPasskey(
  { send }: Pick<EntryClient, "send">,
  options: { signal: AbortSignal },
): Promise<Outcome<Tokens, "PASSKEY_REFUSED">> {
  const calls = newcomerCalls(send);
  const asked = await calls.passkeyChallenge(options);
  if (!asked.ok) return asked;
  const answer = await signPasskey(asked.data);
  return answer === null ? declined : calls.loginWithPasskey(answer, options);
}

/** Signs in with the password and a passkey of this device in place of the code. */
export async function confirmWithPasskey(
  { login }: Pick<EntryClient, "login">,
  { challenge, ...credentials }: { email: string; password: string; challenge: string },
  options: { signal: AbortSignal },
): ReturnType<EntryClient["login"]> {
  const passkey = await signPasskey(challenge);
  return passkey === null ? declined : login({ ...credentials, passkey }, options);
}
