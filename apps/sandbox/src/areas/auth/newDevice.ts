import { type AnyCall } from "@amberline/api/contract";
import { formatInstant } from "@amberline/domain/dates";
import { bankTimeZone } from "../../days";
import { instant } from "../../db/schema";
import { type Ask } from "../../http/handle";
import { type Parts } from "../../parts";
import { tell } from "../notifications";
import { deviceName } from "../user/sessions";
import { deviceOf } from "./device";

/** Tells of a sign-in with a device that is not known, unless it is the first of all. */
export async function tellOfNewDevice(
  parts: Pick<Parts, "db" | "mailer">,
  loginId: string,
  { now, header, language: otherwise }: Pick<Ask<AnyCall>, "now" | "header" | "language">,
): Promise<void> {
  const other = await parts.db
    .selectFrom("known_devices")
    .select("hash")
    .where("login_id", "=", loginId)
    .where("expires_at", ">", instant(now))
    .limit(1)
    .executeTakeFirst();
  if (!other) return;
  const device = deviceOf(header("User-Agent"));
  await tell(
    parts,
    {
      ...{ loginId, kind: "security", otherwise, about: { target: "devices" } },
      letter: (texts, language) => [
        texts.newDeviceSubject,
        texts.newDeviceBody(deviceName(device, texts), formatInstant(now, language, bankTimeZone)),
      ],
    },
    now,
  );
}
