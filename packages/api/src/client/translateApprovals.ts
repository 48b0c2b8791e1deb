import type { ApprovalRule } from "@amberline/domain/rights";
import type { Calls, ResponseOf, WireApprovalRule } from "../contract";
import type { Approvals, Proposal, Proposed, Signer } from "./model";
import { readAccess, readApprovalRule, readInstant, readMoney, Untranslatable } from "./translateAccount";

type Answer = ResponseOf<Calls["approvalList"]>;
type Wire = Answer["data"][number];

const readRule = (wire: WireApprovalRule | null): ApprovalRule | null => wire && readApprovalRule(wire);

function readProposed({ payment, file, rule, person }: Wire): Proposed {
  if (rule) return { kind: "rule", rule: readRule(rule.rule) };
  if (person) {
    const { first_name: firstName, last_name: lastName, email, access } = person;
    return { kind: "person", person: { firstName, lastName, email, access: readAccess(access) } };
  }
  if (file) {
    const { file_id: id, name, payments, is_salary: isSalary, accepted, checks_names: checksNames } = file;
    const [amount, fee] = [readMoney(file.amount, "EUR"), readMoney(file.fee, "EUR")];
    const { first_day: firstDay, last_day: lastDay, passed, is_hidden: isHidden } = file;
    const when = { firstDay, lastDay, passed };
    return {
      kind: "file",
      file: { id, name, payments, amount, fee, isSalary, isHidden, ...when, accepted, checksNames },
    };
  }
  if (!payment) throw new Untranslatable("A proposal of nothing.");
  return {
    kind: "payment",
    payment: {
      orderKey: payment.order_key,
      payee: {
        name: payment.to_name,
        account: payment.to_account,
        bic: payment.to_bic,
        type: payment.beneficary_type,
      },
      reference: payment.to_reference,
      amount: readMoney(payment.amount, "EUR"),
      fee: readMoney(payment.fee, "EUR"),
      type: payment.payment_type,
      plan: payment.plan,
      check: { result: payment.vop_result, ...(payment.message ? { message: payment.message } : {}) },
      isRepeat: payment.is_repeat,
    },
  };
}

const readSigner = ({ name, is_self: isSelf }: { name: string; is_self: boolean }): Signer => ({
  name,
  isSelf,
});

export const readProposal = (wire: Wire): Proposal => ({
  id: wire.id,
  state: wire.state,
  madeBy: readSigner(wire.made_by),
  createdAt: readInstant(wire.createdAt),
  expiresAt: readInstant(wire.expires_at),
  needed: wire.needed,
  approvedBy: wire.approved_by.map((signer) => ({ ...readSigner(signer), at: readInstant(signer.at) })),
  approvers: wire.approvers.map(readSigner),
  bar: wire.bar,
  endedBy: wire.ended_by && {
    ...readSigner(wire.ended_by),
    at: readInstant(wire.ended_by.at),
    reason: wire.ended_by.reason ?? "",
  },
  proposed: readProposed(wire),
});

export const readApprovals = ({ data, own }: Answer): Approvals => ({
  proposals: data.map(readProposal),
  own: own && {
    perPayment: own.per_payment === null ? null : readMoney(own.per_payment, "EUR"),
    perDay: own.per_day === null ? null : readMoney(own.per_day, "EUR"),
    approvedToday: readMoney(own.approved_today, "EUR"),
  },
});
