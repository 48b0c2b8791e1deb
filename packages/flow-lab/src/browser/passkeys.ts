import { type CDPSession, type Page } from "@playwright/test";

/** Gives the browser a device that makes and uses passkeys, and asks for a finger as if one were there. */
export async function withAuthenticator(page: Page): Promise<{
  cdp: CDPSession;
  /** Whether the finger that is asked for is the customer's. */
  setFinger(isRight: boolean): Promise<void>;
  /** Loses the passkeys made so far. */
  forget(): Promise<void>;
}> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    cdp,
    setFinger: async (isRight) => {
      await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: isRight });
    },
    forget: async () => {
      await cdp.send("WebAuthn.clearCredentials", { authenticatorId });
    },
  };
}
