import { minuteMs } from "@amberline/domain/dates";
import { type Selectable } from "kysely";
import { instant, type Database } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { clientAddress, currentRequest } from "../../platform/currentRequest";
import { uuid } from "../../secrets/random";
import { type Device } from "./device";
import { type Verdict } from "./throttle";

type Result = Selectable<Database["sign_ins"]>["result"];

interface Attempted {
  email: string;
  now: number;
  device: Device;
}

/** What the customer is told of an attempt. */
const resultOf: Record<Exclude<Verdict, "right">, Result> = {
  wrongPassword: "password",
  wrongCode: "code",
  usedCode: "code",
  noCode: "noCode",
  passkeyRefused: "noCode",
  passkeyNeeded: "noCode",
  blocked: "blocked",
};

/**
 * Keeps a refused attempt, once a minute of each device, address and result. One statement whether the address is known
 * or not, so that it does not show in the time.
 */
export async function noteRefused(
  { db, random }: Pick<Parts, "db" | "random">,
  { email, now, device }: Attempted,
  verdict: Exclude<Verdict, "right"> | "locked",
): Promise<void> {
  const row = {
    at: instant(now),
    result: verdict === "locked" ? verdict : resultOf[verdict],
    ...device,
    address: clientAddress(),
  };
  await db
    .insertInto("sign_ins")
    .columns(["id", "login_id", "at", "result", "browser", "system", "address"])
    .expression((eb) =>
      eb
        .selectFrom("logins")
        .select(({ cast, val }) => [
          cast<string>(val(uuid(random)), "uuid").as("id"),
          "logins.id as login_id",
          cast<string>(val(row.at), "timestamptz").as("at"),
          val(row.result).as("result"),
          val(row.browser).as("browser"),
          val(row.system).as("system"),
          val(row.address).as("address"),
        ])
        .where("email", "=", email)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom("sign_ins")
                .select("sign_ins.id")
                .whereRef("sign_ins.login_id", "=", "logins.id")
                .where("sign_ins.at", ">", instant(now - minuteMs))
                .where("sign_ins.result", "=", row.result)
                .where("sign_ins.browser", "=", row.browser)
                .where("sign_ins.system", "=", row.system)
                .where("sign_ins.address", "is not distinct from", row.address),
            ),
          ),
        ),
    )
    .execute();
}

/** As long as somebody looks for the code. */
const codeAskedMs = 10 * minuteMs;

/** Keeps a sign-in, in place of the attempt by which the app learned that a code is wanted. */
export async function noteSignIn(
  trx: Db,
  { random }: Pick<Parts, "random">,
  { loginId, now, device }: Omit<Attempted, "email"> & { loginId: string },
): Promise<void> {
  const row = { login_id: loginId, ...device, address: clientAddress() };
  await trx
    .deleteFrom("sign_ins")
    .where("login_id", "=", loginId)
    .where("result", "=", "noCode")
    .where("at", ">", instant(now - codeAskedMs))
    .where("browser", "=", row.browser)
    .where("system", "=", row.system)
    .where("address", "is not distinct from", row.address)
    .execute();
  const session = currentRequest()?.session?.id ?? null;
  await trx
    .insertInto("sign_ins")
    .values({ ...row, id: uuid(random), at: instant(now), result: "done", session_id: session })
    .execute();
}
