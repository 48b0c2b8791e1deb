import type { SentCode } from "@amberline/api/client";
import type { Consent } from "@amberline/flows/consent";

/** A provider and a browser that answer so; null for one that cannot be reached. A passkey signs at once. */
export const consentBy = (sent: SentCode | null): Consent => ({
  sendCode: async (_act, _subject, { by } = {}) => {
    if (!sent) return { ok: false, problem: "unreachable" };
    return { ok: true, data: by === "code" ? { sentTo: "ilze@example.lv", passkey: null } : sent };
  },
  sendsCodes: true,
  answerPasskey: async () => ({ ok: true, data: "K7M2QX" }),
  canUsePasskeys: () => true,
  signPasskey: async () => ({ ok: true, data: "{}" }),
});
