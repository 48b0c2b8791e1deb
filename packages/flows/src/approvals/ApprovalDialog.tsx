import type { MouseEvent } from "react";
import type { Proposal, ProposedPayment } from "@amberline/api/client";
import { formatDate, formatInstant } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { initials } from "@amberline/domain/names";
import { Amount } from "@amberline/ui/Amount";
import { Avatar } from "@amberline/ui/Avatar";
import { Banner } from "@amberline/ui/Banner";
import { Button, LinkButton } from "@amberline/ui/Button";
import { DetailList, type DetailRow } from "@amberline/ui/DetailList";
import { Dialog } from "@amberline/ui/Dialog";
import { Stack } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { useTranslation, type Translate } from "../i18n";
import { NoticeBanner } from "../parts";
import type { Notice } from "../shared";
import { accessWords } from "../shared/accessWords";
import { feeText } from "../shared/feeText";
import type { Calendar } from "../shared/whenWords";
import { ProposedFace, stateTones } from "./ApprovalTable";
import { amountOf } from "./amountOf";
import { givenWords, nameOf, planText, subtitleOf, whoWords } from "./approvalWords";
import { isDeclinable, isOpen } from "./approvals.machine";
import { titleOf } from "./titleOf";

const checks = ["MTCH", "CMTC", "NMTC", "NOAP"] as const;

const checkOf = ({ check }: ProposedPayment) => checks.find((each) => each === check.result) ?? "other";

/** The name check told whoever made it not to be sure, and they went on. */
function CheckWarning({ payment }: { payment: ProposedPayment }) {
  const { t } = useTranslation();
  const check = checkOf(payment);
  if (check === "MTCH" || check === "NOAP") return null;
  return (
    <Banner tone="caution" title={t(`approvals.check.${check}`)}>
      {check === "other" && payment.check.message ? <p>{payment.check.message}</p> : null}
      <p>{t("approvals.check.wentOn")}</p>
    </Banner>
  );
}

function proposedRows({ proposed }: Proposal, t: Translate, locale: string): DetailRow[] {
  switch (proposed.kind) {
    case "payment": {
      const { payment } = proposed;
      const check = checkOf(payment);
      const plan = planText(proposed, t, locale);
      return [
        { label: t("send.iban"), value: formatIban(payment.payee.account) },
        { label: t("send.reference"), value: payment.reference },
        plan
          ? { label: t("send.when"), value: plan }
          : { label: t("send.speed"), value: t(`send.speed.${payment.type}`) },
        { label: t("send.fee"), value: feeText(payment.fee, t, locale) },
        ...(check === "MTCH" || check === "NOAP"
          ? [{ label: t("approvals.check"), value: t(`approvals.check.${check}`) }]
          : []),
      ];
    }
    case "file": {
      const days = planText(proposed, t, locale);
      return [
        ...(days ? [{ label: t("send.when"), value: days }] : []),
        { label: t("send.fee"), value: feeText(proposed.file.fee, t, locale) },
      ];
    }
    case "rule":
      return [];
    case "person": {
      const { email, access } = proposed.person;
      return [
        { label: t("signIn.email"), value: email },
        { label: t("approvals.rights"), value: accessWords(access, t, locale) },
      ];
    }
  }
}

function signatureRows(proposal: Proposal, t: Translate, when: (at: number) => string): DetailRow[] {
  const { state, madeBy, createdAt, expiresAt, approvedBy, approvers, endedBy } = proposal;
  const signed = (signer: { name: string; isSelf: boolean; at: number }) =>
    `${nameOf(signer, t)}, ${when(signer.at)}`;
  const approved = approvedBy.map((signer) => <div key={signer.name}>{signed(signer)}</div>);
  return [
    { label: t("approvals.madeBy"), value: signed({ ...madeBy, at: createdAt }) },
    ...(approved.length > 0 ? [{ label: t("approvals.approvedBy"), value: approved }] : []),
    ...(state === "waiting"
      ? [
          {
            label: t("approvals.mayApprove"),
            value: whoWords(approvers, t).words || t("approvals.nobody"),
          },
          { label: t("approvals.expires"), value: when(expiresAt) },
        ]
      : []),
    ...(endedBy && (state === "declined" || state === "withdrawn")
      ? [{ label: t(`approvals.endedBy.${state}`), value: signed(endedBy) }]
      : []),
    ...(endedBy?.reason ? [{ label: t("approvals.reason"), value: endedBy.reason }] : []),
  ];
}

interface ApprovalDialogProps extends Calendar {
  proposal: Proposal;
  notice: Notice | null;
  /** Whether the amounts that the customer may approve leave room for it. */
  isAboveDay: boolean;
  onApprove: () => void;
  onDecline: () => void;
  onClose: () => void;
  fileHrefOf: (fileId: string) => string;
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** All that is known of what waits for approval, or did. Load it lazily. */
export default function ApprovalDialog(props: ApprovalDialogProps) {
  const { proposal, notice, isAboveDay, locale, today, timeZone, onApprove, onDecline, onClose } = props;
  const { fileHrefOf, onFollow } = props;
  const { t } = useTranslation();
  const { proposed, state, bar } = proposal;
  const payment = proposed.kind === "payment" ? proposed.payment : null;
  const file = proposed.kind === "file" ? proposed.file : null;
  const amount = amountOf(proposed);
  const fileHref = file && fileHrefOf(file.id);
  const when = (at: number) => formatInstant(at, locale, timeZone);
  const given = givenWords(proposal, t);
  return (
    <Dialog
      isOpen
      placement="side"
      face={
        payment ? (
          <Avatar size="lg" tintedBy={payment.payee.name}>
            {initials(payment.payee.name)}
          </Avatar>
        ) : (
          <ProposedFace proposed={proposed} />
        )
      }
      title={titleOf(proposed, t, locale)}
      subtitle={amount ? subtitleOf(proposed, t, locale) : undefined}
      closeLabel={t("app.close")}
      onClose={onClose}
      actions={
        isDeclinable(proposal) ? (
          <>
            <Button appearance="quiet" isFullWidth onClick={onDecline}>
              {t(bar === "own" ? "approvals.withdraw" : "approvals.decline")}
            </Button>
            {isOpen(proposal) ? (
              <Button isFullWidth aria-disabled={isAboveDay || undefined} onClick={onApprove}>
                {t("approvals.approve")}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      <Stack gap={24} above={16}>
        <NoticeBanner notice={notice} />
        <Stack gap={8}>
          {amount ? <Amount size="display" money={amount} locale={locale} /> : null}
          <div>
            <StatusTag tone={stateTones[state]}>{t(`approvals.state.${state}`)}</StatusTag>
          </div>
          {given ? <p>{given}</p> : null}
          {bar && state === "waiting" ? <p>{t(`approvals.bar.${bar}`)}</p> : null}
        </Stack>
        {payment ? <CheckWarning payment={payment} /> : null}
        {payment?.isRepeat ? (
          <Banner tone="caution" title={t("approvals.repeat")}>
            <p>{t("approvals.repeat.meant")}</p>
          </Banner>
        ) : null}
        {file && file.passed > 0 ? (
          <Banner tone="caution" title={t("approvals.file.passed", { count: file.passed })}>
            <p>{t("approvals.file.passed.text", { day: formatDate(today, locale) })}</p>
          </Banner>
        ) : null}
        {file && !file.checksNames ? (
          <Banner tone="caution" title={t("approvals.file.unchecked")}>
            <p>{t("approvals.file.unchecked.text")}</p>
          </Banner>
        ) : null}
        {file && file.accepted > 0 ? (
          <Banner tone="caution" title={t("approvals.file.accepted", { count: file.accepted })}>
            <p>{t("approvals.file.accepted.meant")}</p>
          </Banner>
        ) : null}
        {proposed.kind === "rule" ? null : <DetailList rows={proposedRows(proposal, t, locale)} />}
        {file?.isHidden ? <p>{t("approvals.file.hidden")}</p> : null}
        {fileHref && !file.isHidden ? (
          <div>
            <LinkButton appearance="quiet" href={fileHref} onClick={(event) => onFollow(fileHref, event)}>
              {t("approvals.file.see")}
            </LinkButton>
          </div>
        ) : null}
        <DetailList rows={signatureRows(proposal, t, when)} />
      </Stack>
    </Dialog>
  );
}
