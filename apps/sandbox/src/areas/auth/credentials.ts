import { estimateStrength } from "@amberline/domain/passwordEstimate";
import { isStrongEnough } from "@amberline/domain/passwordStrength";
import { password as passwordRule } from "@amberline/domain/rules";
import { ownBank } from "../../bank";
import { refuse } from "../../http/refusal";
import { type Parts } from "../../parts";
import { isCommonPassword } from "../../secrets/commonPasswords";
import { type Catalogue, type Language } from "../../locales";
import { tell } from "../notifications";

const lettersOf = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\P{L}/gu, "");

/** Whether a password is little more than the e-mail address (ASVS 6.2.11). */
function isPersonal(password: string, email: string): boolean {
  const [letters, own] = [lettersOf(password), lettersOf(email.split("@")[0] ?? "")];
  return letters === own || letters === lettersOf(email);
}

/** An e-mail address or a name to sign in with, and what else others know of them. */
interface Person {
  email: string;
  about?: readonly string[];
}

/**
 * Why a new password is refused: it breaks the rule, is too common, is the person's own address, is easy to guess for
 * somebody who knows this `about` them, or was in a leak. The page's estimate knows the same words and more, so that only
 * what is too common or leaked is refused after it.
 */
export async function passwordProblem(
  { isBreached }: Pick<Parts, "isBreached">,
  password: string,
  { email, about = [] }: Person,
) {
  if (!passwordRule().required().isValidSync(password)) return "passwordInvalid";
  if (isCommonPassword(password)) return "passwordCommon";
  if (isPersonal(password, email)) return "passwordPersonal";
  if (!isStrongEnough(estimateStrength(password, [email, ...about, ownBank.name]))) return "passwordWeak";
  return (await isBreached(password)) ? "passwordBreached" : null;
}

export async function requireGoodPassword(
  parts: Pick<Parts, "isBreached">,
  password: string,
  person: Person,
  texts: Catalogue,
): Promise<void> {
  const problem = await passwordProblem(parts, password, person);
  if (problem) refuse(texts[problem]);
}

/** Tells the customer of a password change, in case somebody else made it. */
export const tellOfPassword = (
  parts: Pick<Parts, "db" | "mailer">,
  loginId: string,
  { language: otherwise, now }: { language: Language; now: number },
): Promise<void> =>
  tell(
    parts,
    {
      loginId,
      kind: "security",
      otherwise,
      letter: (texts) => [texts.passwordChangedSubject, texts.passwordChangedBody],
      about: { target: "devices" },
    },
    now,
  );
