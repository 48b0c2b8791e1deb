import { instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Sealed } from "../../secrets/sealing";

export interface NewLogin {
  id: string;
  /** Lower case. */
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone?: string | null;
  /** Enables two-factor. */
  totpSecret?: Sealed | null;
  isConfirmed: boolean;
  /** @default "email" */
  confirmBy?: "email" | "phone";
  verification: "in_progress" | "verify" | "reject" | null;
  address: { country: string; city: string; zip: string; street: string };
  /** The login that created this one for a member of its company. @default nobody */
  invitedBy?: string;
  now: number;
}

/** False if the e-mail already has a login. Of several concurrent calls only one adds it. */
export async function openLogin(db: Db, login: NewLogin): Promise<boolean> {
  const { address } = login;
  const added = await db
    .insertInto("logins")
    .values({
      id: login.id,
      email: login.email,
      password_hash: login.passwordHash,
      first_name: login.firstName,
      last_name: login.lastName,
      phone: login.phone ?? null,
      country: address.country,
      city: address.city,
      zip_code: address.zip,
      street: address.street,
      totp_secret: login.totpSecret ?? null,
      two_factor: Boolean(login.totpSecret),
      email_confirmed: login.isConfirmed,
      phone_confirmed: false,
      confirm_by: login.confirmBy ?? "email",
      sumsub_status: login.verification,
      invited_by: login.invitedBy ?? null,
      created_at: instant(login.now),
      updated_at: instant(login.now),
    })
    .onConflict((row) => row.column("email").doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}
