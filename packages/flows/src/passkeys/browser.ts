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

export async function signPasskey(options: string): Promise<string | null> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return answered(startAuthentication({ optionsJSON: JSON.parse(options) }));
}
