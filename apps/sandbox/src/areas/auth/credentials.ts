import { password as passwordRule } from "@amberline/domain/rules";
import { refuse } from "../../http/refusal";
import { type Parts } from "../../parts";
import { isCommonPassword } from "../../secrets/commonPasswords";
import { type Catalogue } from "../../locales";

const lettersOf = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\P{L}/gu, "");

/** Whether a password is little more than the e-mail address (ASVS 6.2.11). */
function isPersonal(password: string, email: string): boolean {
  const [letters, own] = [lettersOf(password), lettersOf(email.split("@")[0] ?? "")];
  return letters === own || letters === lettersOf(email);
}

/** Refuses a new password that breaks the rule, is too common or is the customer's own address. */
export function requireGoodPassword(password: string, email: string, texts: Catalogue): void {
  if (!passwordRule().required().isValidSync(password)) refuse(texts.passwordInvalid);
  if (isCommonPassword(password)) refuse(texts.passwordCommon);
  if (isPersonal(password, email)) refuse(texts.passwordPersonal);
}

/** Notifies the customer of a password change, in case somebody else made it. */
export const sendPasswordNotice = (
  { mailer }: Pick<Parts, "mailer">,
  { id, email }: { id: string; email: string },
  texts: Catalogue,
): Promise<void> =>
  mailer.send({
    loginId: id,
    channel: "email",
    recipient: email,
    subject: texts.passwordChangedSubject,
    body: texts.passwordChangedBody,
  });
