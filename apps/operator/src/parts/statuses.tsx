import {
  type OperatorCompany,
  type OperatorCustomer,
  type OperatorPayment,
  type OperatorPlan,
  type OperatorVerification,
} from "@amberline/api/operator";
import { type Tone } from "@amberline/ui/IconCircle";
import { StatusTag } from "@amberline/ui/StatusTag";
import { useTranslation } from "../i18n";

const payments: Record<OperatorPayment["status"], Tone> = {
  new: "info",
  pending: "caution",
  approved: "info",
  done: "positive",
  declined: "negative",
  error_done: "negative",
};

export function PaymentStatus({ status }: Pick<OperatorPayment, "status">) {
  const { t } = useTranslation();
  return <StatusTag tone={payments[status]}>{t(`payment.status.${status}`)}</StatusTag>;
}

const plans: Record<OperatorPlan["state"], Tone> = {
  active: "positive",
  paused: "neutral",
  held: "caution",
};

export function PlanStatus({ state }: Pick<OperatorPlan, "state">) {
  const { t } = useTranslation();
  return <StatusTag tone={plans[state]}>{t(`plan.state.${state}`)}</StatusTag>;
}

const identities: Record<NonNullable<OperatorCustomer["sumsub_status"]>, Tone> = {
  verify: "positive",
  in_progress: "caution",
  reject: "negative",
};

export function IdentityStatus({ sumsub_status: status }: Pick<OperatorCustomer, "sumsub_status">) {
  const { t } = useTranslation();
  if (!status) return <StatusTag tone="neutral">{t("identity.none")}</StatusTag>;
  return <StatusTag tone={identities[status]}>{t(`identity.${status}`)}</StatusTag>;
}

interface CompanyState extends Pick<OperatorCompany, "missing" | "review"> {
  isConfirmed: boolean;
}

export function ComplaintStatus({ status }: { status: "received" | "answered" }) {
  const { t } = useTranslation();
  return (
    <StatusTag tone={status === "answered" ? "positive" : "caution"}>{t(`complaint.${status}`)}</StatusTag>
  );
}

export function CompanyStatus({ isConfirmed, missing, review }: CompanyState) {
  const { t } = useTranslation();
  if (isConfirmed) return <StatusTag tone="positive">{t("company.confirmed")}</StatusTag>;
  if (missing.length === 0) return <StatusTag tone="caution">{t("company.waiting")}</StatusTag>;
  if (review?.decision === "returned") return <StatusTag tone="negative">{t("company.returned")}</StatusTag>;
  return <StatusTag tone="neutral">{t("company.registering")}</StatusTag>;
}

const verifications: Record<OperatorVerification["state"], Tone> = {
  submitted: "caution",
  approved: "positive",
  retry: "negative",
  final: "negative",
};

export function VerificationStatus({ state }: Pick<OperatorVerification, "state">) {
  const { t } = useTranslation();
  return <StatusTag tone={verifications[state]}>{t(`verification.${state}`)}</StatusTag>;
}
