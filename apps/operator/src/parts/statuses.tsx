import {
  type OperatorCompany,
  type OperatorCustomer,
  type OperatorPayment,
  type OperatorVerification,
} from "@amberline/api/operator";
import { type Tone } from "@amberline/ui/IconCircle";
import { StatusTag } from "@amberline/ui/StatusTag";
import { useWords } from "../words/useWords";

const payments: Record<OperatorPayment["status"], Tone> = {
  new: "info",
  pending: "caution",
  approved: "info",
  done: "positive",
  declined: "negative",
  error_done: "negative",
};

export function PaymentStatus({ status }: Pick<OperatorPayment, "status">) {
  const { say } = useWords();
  return <StatusTag tone={payments[status]}>{say(`payment.status.${status}`)}</StatusTag>;
}

const identities: Record<NonNullable<OperatorCustomer["sumsub_status"]>, Tone> = {
  verify: "positive",
  in_progress: "caution",
  reject: "negative",
};

export function IdentityStatus({ sumsub_status: status }: Pick<OperatorCustomer, "sumsub_status">) {
  const { say } = useWords();
  if (!status) return <StatusTag tone="neutral">{say("identity.none")}</StatusTag>;
  return <StatusTag tone={identities[status]}>{say(`identity.${status}`)}</StatusTag>;
}

interface Standing extends Pick<OperatorCompany, "missing" | "review"> {
  isConfirmed: boolean;
}

export function ComplaintStatus({ status }: { status: "received" | "answered" }) {
  const { say } = useWords();
  return (
    <StatusTag tone={status === "answered" ? "positive" : "caution"}>{say(`complaint.${status}`)}</StatusTag>
  );
}

/** Where a company stands, in a word. */
export function CompanyStatus({ isConfirmed, missing, review }: Standing) {
  const { say } = useWords();
  if (isConfirmed) return <StatusTag tone="positive">{say("company.confirmed")}</StatusTag>;
  if (missing.length === 0) return <StatusTag tone="caution">{say("company.waiting")}</StatusTag>;
  if (review?.decision === "returned")
    return <StatusTag tone="negative">{say("company.returned")}</StatusTag>;
  return <StatusTag tone="neutral">{say("company.registering")}</StatusTag>;
}

const verifications: Record<OperatorVerification["state"], Tone> = {
  submitted: "caution",
  approved: "positive",
  retry: "negative",
  final: "negative",
};

export function VerificationStatus({ state }: Pick<OperatorVerification, "state">) {
  const { say } = useWords();
  return <StatusTag tone={verifications[state]}>{say(`verification.${state}`)}</StatusTag>;
}
