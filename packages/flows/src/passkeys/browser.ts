import type { Outcome } from "@amberline/api/client";
import type { PASSKEY_REFUSED } from "@amberline/api/contract";

/** Whether this browser can make and use passkeys here: they belong to a name, never to an address in numbers. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && "PublicKeyCredential" in globalThis && !/^[\d.]+$|:/.test(location.hostname);

/** The browser's answer as JSON; null if the customer or the device declines. */
const answered = (asked: Promise<object>): Promise<string | null> =>
  asked.then(
    (answer) => JSON.stringify(answer),
    () => null,
  );

export async function makePasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return answered(startRegistration({ optionsJSON: JSON.parse(options) }));
}

const declined = { ok: false, problem: "refused", code: "PASSKEY_REFUSED", text: "", details: {} } as const;

/** Has a passkey sign; a refusal if the customer or the device declines. */
export async function signPasskey(options: string): Promise<Outcome<string, typeof PASSKEY_REFUSED>> {
  const library = await import("@simplewebauthn/browser").catch(() => null);
  if (!library) return { ok: false, problem: "unreachable" };
  const answer = await answered(library.startAuthentication({ optionsJSON: JSON.parse(options) }));
  return answer === null ? declined : { ok: true, data: answer };
}
