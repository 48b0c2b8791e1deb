import { instant } from "../db/schema";
import { type Db } from "../ledger";

export interface NewLogin {
  id: string;
  /** Lower case. */
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone?: string;
  /** Base32; two-factor is on when it is given. */
  totpSecret?: string | null;
  isConfirmed: boolean;
  /** @default "email" */
  confirmBy?: "email" | "phone";
  verification: "in_progress" | "verify" | "reject" | null;
  address?: { street: string; city: string; zip: string };
  now: number;
}

/** Adds a person who can sign in. */
export async function openLogin(db: Db, login: NewLogin): Promise<void> {
  const { address = { street: "Brīvības iela 1", city: "Rīga", zip: "LV-1010" } } = login;
  await db
    .insertInto("logins")
    .values({
      id: login.id,
      email: login.email,
      password_hash: login.passwordHash,
      first_name: login.firstName,
      last_name: login.lastName,
      phone: login.phone ?? null,
      country: "LV",
      city: address.city,
      zip_code: address.zip,
      street: address.street,
      totp_secret: login.totpSecret ?? null,
      two_factor: Boolean(login.totpSecret),
      email_confirmed: login.isConfirmed,
      phone_confirmed: false,
      confirm_by: login.confirmBy ?? "email",
      sumsub_status: login.verification,
      created_at: instant(login.now),
      updated_at: instant(login.now),
    })
    .execute();
}
