import { type CreatedCustomer, type WantedCustomer } from "@amberline/api/operator";
import { moneyFromDecimal } from "@amberline/domain/money";
import { generateSecret } from "otplib";
import { accountsOf } from "../http/caller";
import { freeIban } from "../areas/auth/firstAccount";
import { openLogin } from "../areas/auth/openLogin";
import { sealTotp } from "../areas/auth/totp";
import { insertMember } from "../areas/company";
import { tariffs } from "../areas/orders/tariffs";
import { agree } from "../areas/user/agree";
import { tellOfChange } from "../areas/user/changedDocuments";
import { documentVersions, ownBank, partnerBank } from "../bank";
import { inTransaction, openCustomerAccount, receivePayment, type Db } from "../ledger";
import { type Parts } from "../parts";
import { uuid } from "../secrets/random";
import { demoAddress, demoPassword } from "../seed";
import { tenant } from "../seed/counterparties";

export type Customer = CreatedCustomer;

const referenceDigits = 8;

/** A top-up reference that every bank's payment form accepts. */
const newReference = (random: Parts["random"]) =>
  `AMB${Array.from(random(referenceDigits), (byte) => byte % 10).join("")}`;

const centsOf = (text: string) => moneyFromDecimal(text, "EUR")?.minor ?? 0;

async function addAccount(
  trx: Db,
  parts: Parts,
  account: { loginId: string; company: string | null; wanted: WantedCustomer; holder: string; now: number },
) {
  const { loginId, company, wanted, holder, now } = account;
  const isCompany = company !== null;
  const tariff = isCompany ? "business" : "everyday";
  const isWanted = isCompany === (wanted.kind === "corporate");
  const iban = wanted.ownIban || !isWanted ? await freeIban(trx, parts.random) : null;
  const topUpReference = iban ? null : newReference(parts.random);
  const accountId = await openCustomerAccount(trx, {
    id: uuid(parts.random),
    loginId,
    kind: isCompany ? "corporate" : "private",
    name: company ?? "My account",
    iban,
    topUpReference,
    bic: ownBank.bic,
    tariff,
    tariffName: tariffs[tariff].name,
    corporateConfirm: isCompany && wanted.confirmed,
    country: ownBank.country,
    vopPolicy: wanted.vopPolicy,
    overdraftCents: isWanted ? centsOf(wanted.overdraft) : 0,
    now,
  });
  const amountCents = isWanted ? centsOf(wanted.balance) : 0;
  const to = iban
    ? { name: company ?? holder, account: iban, bic: ownBank.bic, bankName: ownBank.name }
    : {
        name: partnerBank.holder,
        account: partnerBank.iban,
        bic: partnerBank.bic,
        bankName: partnerBank.name,
      };
  const opening = { reference: "Konta papildinājums", paymentType: "INSTANT", from: tenant, to } as const;
  if (amountCents > 0)
    await receivePayment(trx, { ...opening, accountId, amountCents, isOpening: true, now });
  return { accountId, iban: iban ?? "", topUpReference };
}

/** Opens a login with a private account and, for a company, the company's account. Returns the requested one. */
export async function createCustomer(
  parts: Parts,
  wanted: WantedCustomer,
  passwordHash: string,
): Promise<Customer> {
  const { db, random } = parts;
  const now = parts.clock.now();
  const id = uuid(random);
  const isCompany = wanted.kind === "corporate";
  const name = wanted.name ?? (isCompany ? "SIA Jūras Vējš" : "Laura Vanaga");
  const holder = isCompany ? "Laura Vanaga" : name;
  const [, firstName = holder, lastName = ""] = /^(.*)\s(\S+)$/.exec(holder) ?? [];
  const login = `customer-${id.slice(0, 8)}@amberline.example`;
  const totpSecret = wanted.twoFactor ? generateSecret() : null;
  return inTransaction(db, async (trx) => {
    await openLogin(trx, {
      id,
      email: login,
      passwordHash,
      firstName,
      lastName,
      phone: "+37120000009",
      address: demoAddress,
      totpSecret: totpSecret === null ? null : sealTotp(parts.sealing, id, totpSecret),
      isConfirmed: isCompany || wanted.confirmed,
      confirmBy: wanted.confirmBy,
      verification: wanted.verified ? "verify" : null,
      now,
    });
    const shared = { loginId: id, wanted, holder, now };
    const own = await addAccount(trx, parts, { ...shared, company: null });
    const opened = isCompany ? await addAccount(trx, parts, { ...shared, company: name }) : own;
    const director = { companyId: opened.accountId, loginId: id, position: "director", share: null } as const;
    if (isCompany) await insertMember(trx, { ...director, now });
    if (wanted.toldOfTerms) {
      const { mailer } = parts;
      const [, former] = documentVersions.terms;
      const terms = { loginId: id, document: "terms", now } as const;
      if (former) await agree(trx, { ...terms, version: former.effectiveOn });
      await tellOfChange({ db: trx, mailer }, terms);
    }
    return { login, password: demoPassword, totpSecret, ...opened, name };
  });
}

/** The first account of a login, as /login chooses it. */
export const firstAccountOf = async (db: Db, loginId: string): Promise<string | null> =>
  (await accountsOf(db, loginId))[0]?.id ?? null;
