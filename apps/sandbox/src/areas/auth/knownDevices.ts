import { dayMs } from "@amberline/domain/dates";
import { type AnyCall } from "@amberline/api/contract";
import { parse, serialize } from "hono/utils/cookie";
import { instant } from "../../db/schema";
import { type Ask } from "../../http/handle";
import { type Parts } from "../../parts";
import { noteKnownDevice } from "../../platform/currentRequest";
import { digest } from "../../secrets/digest";
import { randomToken } from "../../secrets/random";
import { type Addresses } from "../identity";

/** As long as browsers keep a cookie. It begins anew with each sign-in. */
const lifeMs = 400 * dayMs;

/** Each has its own in a browser that several people share. */
const cookieName = (called: string) => `device-${digest(called).slice(0, 16)}`;

/** A browser and who is signing in. */
interface Asking extends Pick<Ask<AnyCall>, "now" | "url" | "header" | "answerHeader"> {
  /** The e-mail of the login, or by which names of operators are compared. */
  called: string;
}

const columns = {
  login: { id: "login_id", called: "email" },
  operator: { id: "operator_id", called: "name_key" },
} as const;

/** The cookies by which a browser is known in which somebody has signed in. They sign nobody in. */
export function knownDevices(
  { db, random }: Pick<Parts, "db" | "random">,
  addresses: Pick<Addresses, "appFor">,
  of: keyof typeof columns = "login",
) {
  const cookieOf = ({ called, url }: Asking) => {
    const isSecure = addresses.appFor(url).startsWith("https:");
    return { name: (isSecure ? "__Host-" : "") + cookieName(called), isSecure };
  };

  const tokenIn = (asking: Asking): string | undefined => {
    const { name } = cookieOf(asking);
    return parse(asking.header("Cookie") ?? "", name)[name];
  };

  return {
    /** Names the device if they have signed in with it; the request is known to be of it from then on. */
    async nameOf(asking: Asking): Promise<string | null> {
      const found = await db
        .selectFrom("known_devices")
        .leftJoin("logins", "logins.id", "login_id")
        .leftJoin("operators", "operators.id", "operator_id")
        .select("hash")
        .where("hash", "=", digest(tokenIn(asking) ?? ""))
        .where(columns[of].called, "=", asking.called)
        .where("expires_at", ">", instant(asking.now))
        .executeTakeFirst();
      if (found) noteKnownDevice();
      return found?.hash ?? null;
    },

    /** Knows the device from now on, by the cookie it has or a new one. Returns its name. */
    async remember(asking: Asking, id: string, isKnown: boolean): Promise<string> {
      const token = (isKnown && tokenIn(asking)) || randomToken(random);
      const hash = digest(token);
      const expires = { expires_at: instant(asking.now + lifeMs) };
      await db
        .insertInto("known_devices")
        .values({ hash, [columns[of].id]: id, ...expires })
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
      return hash;
    },
  };
}
