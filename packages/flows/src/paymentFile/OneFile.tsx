import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";
import type {
  Outcome,
  PaymentFile,
  PaymentFileReport,
  PaymentRowsPage,
  PaymentRowState,
} from "@amberline/api/client";
import { formatDate } from "@amberline/domain/dates";
import { compareMoney, formatMoney, isZeroMoney, addMoney, type Money } from "@amberline/domain/money";
import { Banner } from "@amberline/ui/Banner";
import { Button, LinkButton } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { IconCircle } from "@amberline/ui/IconCircle";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { ProgressBar } from "@amberline/ui/ProgressBar";
import { Row, Stack } from "@amberline/ui/Stack";
import { Switch } from "@amberline/ui/Switch";
import { Tabs } from "@amberline/ui/Tabs";
import { Text } from "@amberline/ui/Text";
import { Timeline } from "@amberline/ui/Timeline";
import { EyeOff, FileText, ListChecks, Upload } from "lucide-react";
import { whenWords, type Calendar } from "../shared/whenWords";
import { useTranslation, type Translate } from "../i18n";
import { DownloadButton, NoticeBanner } from "../parts";
import type { FileLinks } from "./FileList";
import { daysOf, formatOf, inFile, makerOf, stepsOf } from "./fileWords";
import { Bar, Head, Kinds, Rows, Settings } from "./paymentFile.styles";
import {
  closeMatches,
  isApprovable,
  isBeforeApproval,
  isChangeable,
  isRepeatable,
  isWithdrawable,
} from "./paymentFile.setup";
import type { PaymentFileView } from "./paymentFile.machine";
import { RowTable } from "./RowTable";

export interface OneFileProps extends PaymentFileView, Calendar, FileLinks {
  /** What can be spent; null if it is not known. */
  available: Money | null;
  /** Whether the bank pays to no other name than the account holder's. */
  refusesNames: boolean;
  /** Whether the customer may see salaries, and so say that these are. */
  seesSalaries: boolean;
  /** Leads to what waits for approval. */
  approvalsButton: ReactNode;
  onReport: (id: string, format: PaymentFileReport) => Promise<Outcome<unknown, string>>;
  /** Goes back to the list. */
  onClose: () => void;
}

const DayForm = lazyComponent(() => import("./DayForm"));

type PartProps = OneFileProps & { file: PaymentFile };

const reports = ["pain.002.001.10", "pdf", "pain.001.001.09"] as const;
const reportKeys = {
  "pain.002.001.10": "paymentFile.report.pain002",
  pdf: "paymentFile.report.pdf",
  "pain.001.001.09": "paymentFile.report.pain001",
} as const;

/** In the order of the bar. */
const kinds = ["refused", "toFix", "checking", "paying", "ready", "paid", "left"] as const;

function FileHead(props: PartProps) {
  const { file, snapshot, send, ...calendar } = props;
  const { t } = useTranslation();
  const { locale } = calendar;
  const { count, amount } = inFile(file);
  const facts = [
    formatOf(file),
    t("paymentFile.payments", { count }),
    formatMoney(amount, locale),
    makerOf(file.madeBy, t),
    whenWords(file.createdAt, t, calendar),
  ];
  return (
    <Head>
      <div data-part="file">
        <IconCircle>
          <Icon icon={FileText} />
        </IconCircle>
        <div>
          <h2>{file.name}</h2>
          <p>{facts.join(" · ")}</p>
        </div>
        {isChangeable(snapshot.context) ? (
          <Button
            appearance="quiet"
            icon={<Icon icon={Upload} />}
            aria-disabled={snapshot.hasTag("busy") || undefined}
            onClick={() => send({ type: "remove.ask" })}
          >
            {t("paymentFile.replace")}
          </Button>
        ) : null}
      </div>
      {file.isHidden ? null : (
        <div>
          <Timeline label={t("paymentFile.steps")} steps={stepsOf(file, t, calendar)} />
        </div>
      )}
    </Head>
  );
}

/** Prepares again what was refused or came back, and leads to what was. */
function AgainButtons({ snapshot, send, hrefOf, onOpen }: PartProps) {
  const { t } = useTranslation();
  const { again } = snapshot.context.page ?? {};
  const fileId = again?.fileId ?? null;
  const isOffered = isRepeatable(snapshot.context);
  if (!again || (!isOffered && fileId === null)) return null;
  return (
    <Row gap={12}>
      {isOffered ? (
        <Button
          appearance="quiet"
          aria-disabled={snapshot.hasTag("busy") || undefined}
          isBusy={snapshot.matches({ file: "preparing" })}
          onClick={() => send({ type: "again.prepare" })}
        >
          {t("paymentFile.prepareAgain", { count: again.count })}
        </Button>
      ) : null}
      {fileId === null ? null : (
        <LinkButton appearance="quiet" href={hrefOf(fileId)} onClick={(event) => onOpen(fileId, event)}>
          {t("paymentFile.openAgain")}
        </LinkButton>
      )}
    </Row>
  );
}

/** What was not paid of a file that is done. */
function unpaidWords({ sums }: PaymentFile, { count, fileId }: PaymentRowsPage["again"], t: Translate) {
  if (count === 0 && fileId !== null) return t("paymentFile.preparedAgain");
  if (sums.refused.count > 0) return t("paymentFile.refused", { count: sums.refused.count });
  return count > 0 ? t("paymentFile.back", { count }) : t("paymentFile.noneRefused");
}

/** What became of it, or what it waits for. */
function FileNews(props: PartProps) {
  const { file, snapshot, send, approvalsButton, onReport, locale, today } = props;
  const { t } = useTranslation();
  const { again = { count: 0, fileId: null } } = snapshot.context.page ?? {};
  const { state, sums, warnings } = file;
  const { paid, paying, refused } = sums;
  const all = paid.count + paying.count + refused.count;
  const done = paid.count + refused.count;
  return (
    <>
      {isBeforeApproval(file) && warnings.length > 0 ? (
        <Banner tone="caution">
          {warnings.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Banner>
      ) : null}
      {file.passed > 0 ? (
        <Banner tone="caution" title={t("paymentFile.passed", { count: file.passed })}>
          <p>{t("paymentFile.passed.text", { day: formatDate(today, locale) })}</p>
        </Banner>
      ) : null}
      {state === "waiting" ? (
        <Banner
          tone="info"
          title={t("paymentFile.waiting")}
          action={
            <Row gap={12}>
              {approvalsButton}
              {isWithdrawable(snapshot.context) ? (
                <Button
                  appearance="quiet"
                  aria-disabled={snapshot.hasTag("busy") || undefined}
                  onClick={() => send({ type: "remove.ask" })}
                >
                  {t("paymentFile.withdraw")}
                </Button>
              ) : null}
            </Row>
          }
        >
          <p>{t("paymentFile.waiting.text")}</p>
        </Banner>
      ) : null}
      {state === "running" ? (
        <ProgressBar
          label={t("paymentFile.running")}
          value={all > 0 ? done / all : null}
          valueText={t("paymentFile.runningSome", { done: String(done), all: String(all) })}
        />
      ) : null}
      {state === "running" ? <AgainButtons {...props} /> : null}
      {state === "done" ? (
        <Banner
          tone={refused.count > 0 || again.count > 0 ? "caution" : "positive"}
          role="status"
          title={t("paymentFile.paid", { count: paid.count })}
          action={<AgainButtons {...props} />}
        >
          {file.isHidden ? null : <p>{unpaidWords(file, again, t)}</p>}
        </Banner>
      ) : null}
      {isBeforeApproval(file) || file.isHidden ? null : (
        <Row gap={12}>
          {reports.map((format) => (
            <DownloadButton
              key={format}
              appearance="quiet"
              size="sm"
              download={() => onReport(file.id, format)}
            >
              {t(reportKeys[format])}
            </DownloadButton>
          ))}
        </Row>
      )}
    </>
  );
}

/** When all its payments are to be paid, open until the file has changed. */
function DaySetting(props: PartProps) {
  const { file, snapshot, send, ...calendar } = props;
  const { t } = useTranslation();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const isOpen = openAt === file.version;
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (openAt !== null && !isOpen && document.activeElement === document.body) toggle.current?.focus();
  }, [openAt, isOpen]);
  return (
    <div data-part="day">
      <div>
        <p>
          <b>{t("paymentFile.when")}</b>
          {daysOf(file, t, calendar)}
        </p>
        <Button
          appearance="quiet"
          size="sm"
          ref={toggle}
          aria-expanded={isOpen}
          onClick={() => setOpenAt(isOpen ? null : file.version)}
        >
          {t(isOpen ? "app.cancel" : "paymentFile.otherDay")}
        </Button>
      </div>
      {isOpen ? (
        <DayForm
          day={file.firstDay === file.lastDay ? file.firstDay : null}
          today={calendar.today}
          isBusy={snapshot.hasTag("busy")}
          onSave={(day) => send({ type: "file.update", day })}
        />
      ) : null}
    </div>
  );
}

function FileSettings(props: PartProps) {
  const { file, snapshot, send, seesSalaries } = props;
  const { t } = useTranslation();
  if (!isChangeable(snapshot.context)) return null;
  const isBusy = snapshot.hasTag("busy");
  const { count } = inFile(file);
  return (
    <Settings>
      <DaySetting {...props} />
      <Switch
        label={t("limits.instant")}
        description={t("paymentFile.instant.text")}
        isOn={count > 0 && file.instant === count}
        readOnly={isBusy}
        onChange={({ isOn }) => send({ type: "file.update", isInstant: isOn })}
      />
      {seesSalaries ? (
        <Switch
          label={t("paymentFile.isSalary")}
          description={t("paymentFile.isSalary.text")}
          isOn={file.isSalary}
          readOnly={isBusy}
          onChange={({ isOn }) => send({ type: "file.update", isSalary: isOn })}
        />
      ) : null}
      {count + file.sums.left.count > 1 ? (
        <Switch
          label={t("paymentFile.checksNames")}
          description={t("paymentFile.checksNames.text")}
          isOn={file.checksNames}
          readOnly={isBusy}
          onChange={({ isOn }) => send({ type: "file.update", checksNames: isOn })}
        />
      ) : null}
    </Settings>
  );
}

/** How many there are of each kind, each wide enough to be seen. */
function Proportions({ sums }: PaymentFile) {
  return (
    <Kinds aria-hidden>
      {kinds.map((kind) =>
        sums[kind].count > 0 ? (
          <span key={kind} data-kind={kind} style={{ "--share": sums[kind].count } as CSSProperties} />
        ) : null,
      )}
    </Kinds>
  );
}

type Tab = "all" | PaymentRowState;
const tabs = ["toFix", "paying", "refused", "paid", "ready", "left"] as const;

function FileRows(props: PartProps) {
  const { file, snapshot, send, refusesNames } = props;
  const { t } = useTranslation();
  const { page, shown, mended } = snapshot.context;
  const rows = page?.rows ?? [];
  const frame = useRef<HTMLDivElement>(null);
  const last = mended.at(-1);
  useEffect(() => {
    // The button that mended it may be gone.
    if (last !== undefined && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>(`[data-nth="${last}"] button`)?.focus();
  }, [mended, last]);
  const isBusy = snapshot.hasTag("busy");
  const close = isChangeable(snapshot.context) ? closeMatches(rows) : [];
  const all = inFile(file).count + file.sums.left.count;
  const content = (
    <Rows ref={frame} aria-busy={isBusy || undefined}>
      {close.length > 1 ? (
        <div>
          <Button
            appearance="quiet"
            size="sm"
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: "rows.change", act: "useName", nths: close })}
          >
            {t("paymentFile.useNames", { count: close.length })}
          </Button>
        </div>
      ) : null}
      {rows.length > 0 ? (
        <RowTable rows={rows} snapshot={snapshot} send={send} refusesNames={refusesNames} />
      ) : (
        <EmptyState icon={<Icon icon={ListChecks} />} headingLevel={2} title={t("paymentFile.noRows")}>
          {t("paymentFile.noRows.text")}
        </EmptyState>
      )}
      {page && rows.length < page.total ? (
        <div data-part="more">
          <Text size="small" tone="muted" isTabular>
            {t("paymentFile.shown", { shown: String(rows.length), all: String(page.total) })}
          </Text>
          <Button
            appearance="quiet"
            isBusy={snapshot.matches({ file: "adding" })}
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: "rows.more" })}
          >
            {t("paymentFile.more")}
          </Button>
        </div>
      ) : null}
    </Rows>
  );
  const counted = tabs.filter((tab) => file.sums[tab].count > 0 || tab === shown);
  return (
    <Stack gap={16}>
      <Proportions {...file} />
      <Tabs<Tab>
        label={t("paymentFile.rows")}
        selected={shown ?? "all"}
        onSelect={(tab) => send({ type: "rows.show", state: tab === "all" ? null : tab })}
        tabs={[
          { id: "all", label: t("paymentFile.tab.all"), count: all, content },
          ...counted.map((tab) => ({
            id: tab,
            label: t(`paymentFile.tab.${tab}`),
            count: file.sums[tab].count,
            content,
          })),
        ]}
      />
    </Stack>
  );
}

function ApprovalBar({ file, snapshot, send, available, locale, onClose }: PartProps) {
  const { t } = useTranslation();
  const { sums, fee, state } = file;
  if (!isChangeable(snapshot.context)) return null;
  const { count, amount } = sums.ready;
  const isShort = available !== null && compareMoney(addMoney(amount, fee), available) > 0;
  return (
    <Bar aria-label={t("paymentFile.ready")}>
      <p>
        {t("paymentFile.ready")}
        <b>{formatMoney(amount, locale)}</b>
      </p>
      <p data-part="more">
        {state === "checking" ? (
          <span>{t("paymentFile.state.checking")}</span>
        ) : sums.toFix.count > 0 ? (
          <span>{t("paymentFile.staysOut", { count: sums.toFix.count })}</span>
        ) : null}
        {isZeroMoney(fee) ? null : (
          <span data-part="fee">{t("paymentFile.fee", { fee: formatMoney(fee, locale) })}</span>
        )}
        {available ? (
          <span data-part={isShort ? "problem" : undefined}>
            {t("paymentFile.available", { amount: formatMoney(available, locale) })}
          </span>
        ) : null}
      </p>
      <Row gap={12}>
        <Button appearance="plain" data-part="later" onClick={onClose}>
          {t("paymentFile.later")}
        </Button>
        <Button
          aria-disabled={!isApprovable(snapshot.context) || snapshot.hasTag("busy") || undefined}
          onClick={() => send({ type: "approval.ask" })}
        >
          {t("paymentFile.approve", { count })}
        </Button>
      </Row>
    </Bar>
  );
}

/** A file: how far it has come, its payments, and what can be done with them. */
export function OneFile(props: OneFileProps) {
  const { snapshot } = props;
  const { t } = useTranslation();
  const { page, asked, notice } = snapshot.context;
  if (!page) return null;
  const { file } = page;
  const parts = { ...props, file };
  return (
    <Stack gap={24}>
      {asked ? null : <NoticeBanner notice={notice} />}
      <FileHead {...parts} />
      <FileNews {...parts} />
      {file.isHidden ? (
        <EmptyState icon={<Icon icon={EyeOff} />} headingLevel={2} title={t("paymentFile.hidden")}>
          {t("paymentFile.hidden.text")}
        </EmptyState>
      ) : (
        <>
          <FileSettings {...parts} />
          <FileRows {...parts} />
          <ApprovalBar {...parts} />
        </>
      )}
    </Stack>
  );
}
