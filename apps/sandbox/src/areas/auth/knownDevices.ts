import { dayMs } from "@amberline/domain/dates";
import { type AnyCall } from "@amberline/api/contract";
import { parse, serialize } from "hono/utils/cookie";
import { instant } from "../../db/schema";
import { type Ask } from "../../http/handle";
import { type Parts } from "../../parts";
import { digest } from "../../secrets/digest";
import { randomToken } from "../../secrets/random";
import { type Addresses } from "../identity";

/** As long as browsers keep a cookie. It begins anew with each sign-in. */
const lifeMs = 400 * dayMs;

/** Each login has its own in a browser that several people share. */
const cookieName = (email: string) => `device-${digest(email).slice(0, 16)}`;

/** A browser and the login it is signing in to. */
interface Asking extends Pick<Ask<AnyCall>, "now" | "url" | "header" | "answerHeader"> {
  email: string;
}

/** The cookies by which a browser is known in which somebody has signed in. They sign nobody in. */
export function knownDevices({ db, random }: Pick<Parts, "db" | "random">, addresses: Addresses) {
  const cookieOf = ({ email, url }: Asking) => {
    const isSecure = addresses.appFor(url).startsWith("https:");
    return { name: (isSecure ? "__Host-" : "") + cookieName(email), isSecure };
  };

  const tokenIn = (asking: Asking): string | undefined => {
    const { name } = cookieOf(asking);
    return parse(asking.header("Cookie") ?? "", name)[name];
  };

  return {
    /** Names the device if somebody has signed in to this login with it. */
    async nameOf(asking: Asking): Promise<string | null> {
      const found = await db
        .selectFrom("known_devices")
        .innerJoin("logins", "logins.id", "known_devices.login_id")
        .select("hash")
        .where("hash", "=", digest(tokenIn(asking) ?? ""))
        .where("email", "=", asking.email)
        .where("expires_at", ">", instant(asking.now))
        .executeTakeFirst();
      return found?.hash ?? null;
    },

    /** Knows the device from now on, by the cookie it has or a new one. */
    async remember(asking: Asking, loginId: string, isKnown: boolean): Promise<void> {
      const token = (isKnown && tokenIn(asking)) || randomToken(random);
      const expires = { expires_at: instant(asking.now + lifeMs) };
      await db
        .insertInto("known_devices")
        .values({ hash: digest(token), login_id: loginId, ...expires })
        .onConflict((row) => row.column("hash").doUpdateSet(expires))
        .execute();
      const { name, isSecure } = cookieOf(asking);
      const options = {
        path: "/",
        httpOnly: true,
        secure: isSecure,
        sameSite: "Strict",
        maxAge: lifeMs / 1_000,
      } as const;
      asking.answerHeader("Set-Cookie", serialize(name, token, options));
    },
  };
}
