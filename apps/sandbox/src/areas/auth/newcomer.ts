import { type calls } from "@amberline/api/contract";
import { readPhone } from "@amberline/domain/phone";
import { signUpRules, tidyValues, validate, type SignUpForm } from "@amberline/domain/rules";
import { countries } from "@amberline/domain/tables";
import { type Ask } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { requireGoodPassword } from "./credentials";
import { emailOf } from "./signIn";

export type SignUpAsk = Ask<typeof calls.register>;

/** Validated sign-up data. */
export interface Newcomer {
  firstName: string;
  lastName: string;
  /** Lower case. */
  email: string;
  /** E.164. */
  phone: string | null;
  address: { country: string; city: string; zip: string; street: string };
}

const sentences = {
  firstName: "nameInvalid",
  lastName: "nameInvalid",
  email: "emailInvalid",
  phone: "phoneInvalid",
  country: "countryUnknown",
  city: "cityInvalid",
  zip: "zipInvalid",
  street: "streetInvalid",
  password: "passwordInvalid",
  passwordRepeat: "passwordsDiffer",
  agree: "agreeMissing",
} as const satisfies Record<keyof SignUpForm, keyof Catalogue>;

const fields = Object.keys(sentences) as (keyof SignUpForm)[];

const formOf = ({ request }: SignUpAsk) => ({
  firstName: request.first_name,
  lastName: request.last_name,
  email: request.login,
  phone: (request.phone ?? "").trim(),
  country: request.country,
  city: request.city,
  zip: request.zip_code,
  street: request.street,
  password: request.password,
  passwordRepeat: request.confirm_password,
  agree: request.agree,
});

/** A phone is optional, but must be possible in its country. */
function phoneOf(typed: string, country: string, texts: Catalogue): string | null {
  const read = readPhone(typed, country);
  if (read.ok) return read.phone.e164;
  return typed === "" ? null : refuse(texts.phoneInvalid);
}

/**
 * Validates a sign-up as strictly as the form of a brand that lets names have hyphens and apostrophes, as requests need
 * not come from a form.
 */
export async function readNewcomer(parts: Pick<Parts, "isBreached">, ask: SignUpAsk): Promise<Newcomer> {
  const { texts } = ask;
  const form = formOf(ask);
  const problems = validate(signUpRules, form, { hasNameMarks: true });
  const wrong = fields.find((field) => problems[field] !== undefined);
  if (wrong) refuse(texts[sentences[wrong]]);
  const tidy = tidyValues(signUpRules, form);
  const { firstName, lastName, country, city, zip, street } = tidy;
  if (!countries.some(({ code }) => code === country)) refuse(texts.countryUnknown);
  const email = emailOf(tidy.email);
  const phone = phoneOf(form.phone, country, texts);
  const about = [firstName, lastName, city, street, zip];
  await requireGoodPassword(parts, form.password, { email, about }, texts);
  return { firstName, lastName, email, phone, address: { country, city, zip, street } };
}
