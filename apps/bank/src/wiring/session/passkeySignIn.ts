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
  const signed = await signPasskey(asked.data);
  return signed.ok ? calls.loginWithPasskey(signed.data, options) : signed;
}

/** Signs in with the password and a passkey of this device in place of the code. */
export async function confirmWithPasskey(
  { login }: Pick<EntryClient, "login">,
  { challenge, ...credentials }: { email: string; password: string; challenge: string },
  options: { signal: AbortSignal },
): ReturnType<EntryClient["login"]> {
  const signed = await signPasskey(challenge);
  return signed.ok ? login({ ...credentials, passkey: signed.data }, options) : signed;
}
