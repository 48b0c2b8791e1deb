import { useId, useMemo, useState } from "react";
import type { Transaction } from "@amberline/api/client";
import { categories, longestNote, type Category } from "@amberline/domain/categories";
import { labelLimit, longestLabel, readLabels } from "@amberline/domain/labels";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Center } from "@amberline/ui/Center";
import { Dialog } from "@amberline/ui/Dialog";
import { FormChoiceCards, FormSelectField, FormTextAreaField } from "@amberline/ui/form";
import { steadyErrors, type Problem } from "@amberline/ui/form/frame";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, FormFrame, NoticeBanner } from "../parts";
import { counterparty } from "../transactions/describeTransaction";
import { FormLabels } from "./FormLabels";
import { categoryText, mayTeach } from "./noteWords";
import type { NoteForm, transactionNoteMachine, TransactionNoteEvent } from "./transactionNote.machine";

export interface TransactionNoteScreenProps {
  snapshot: SnapshotFrom<typeof transactionNoteMachine>;
  send: (event: TransactionNoteEvent) => void;
  /** Everybody who sees the account reads it. */
  isShared: boolean;
  onClose: () => void;
}

interface Values {
  category: Category | "guess";
  reach: "payee" | "one";
  note: string;
  labels: string;
}

const heard = { values: true };

const valuesOf = (transaction: Transaction): Values => ({
  category: transaction.categoryFrom === "guess" ? "guess" : (transaction.category ?? "guess"),
  reach: mayTeach(transaction) && transaction.categoryFrom !== "own" ? "payee" : "one",
  note: transaction.note,
  labels: transaction.labels.join(", "),
});

/** A category that nobody has touched is left out, and labels are. */
function formOf({ category, reach, note, labels = "" }: Values, initial: Values): NoteForm {
  const isSame = category === initial.category && reach === initial.reach;
  const chosen = isSame ? {} : { category: category === "guess" ? null : category };
  const labelled = labels === initial.labels ? {} : { labels: readLabels(labels) };
  return { note: note.trim(), isForPayee: !isSame && reach === "payee", ...chosen, ...labelled };
}

function labelsProblem(text: string): Problem | null {
  const labels = readLabels(text);
  if (labels.length > labelLimit) return { key: "notes.labels.tooMany", values: { limit: labelLimit } };
  return labels.some(({ length }) => length > longestLabel)
    ? { key: "notes.labels.tooLong", values: { limit: longestLabel } }
    : null;
}

function judge({ note = "", labels = "" }: Partial<Values>): Record<string, Problem> {
  const wrong = labelsProblem(labels);
  return {
    ...(note.trim().length > longestNote
      ? { note: { key: "error.text.tooLong", values: { limit: longestNote } } }
      : {}),
    ...(wrong ? { labels: wrong } : {}),
  };
}

interface FieldsProps extends Pick<TransactionNoteScreenProps, "isShared"> {
  id: string;
  transaction: Transaction;
  known: readonly string[] | null;
  isBusy: boolean;
  onSubmit: (form: NoteForm) => void;
}

function NoteFields({ id, transaction, known, isShared, isBusy, onSubmit }: FieldsProps) {
  const { t } = useTranslation();
  // What somebody else writes meanwhile changes nothing of what is typed.
  const [initial] = useState(() => valuesOf(transaction));
  const validate = useMemo(() => steadyErrors<Values>(judge), []);
  const name = counterparty(transaction);
  return (
    <Form<Values>
      initialValues={initial}
      validate={validate}
      onSubmit={(values) => {
        if (!isBusy) onSubmit(formOf(values, initial));
      }}
      subscription={heard}
    >
      {({ values }) => (
        <FormFrame id={id} draft={`note-${transaction.id}`}>
          <FormSelectField
            name="category"
            label={t("notes.category")}
            placeholder={t("notes.category")}
            disabled={isBusy}
            options={[
              {
                value: "guess",
                label: initial.category === "guess" ? categoryText(transaction, t) : t("notes.guess"),
              },
              ...categories.map((value) => ({ value, label: t(`category.${value}`) })),
            ]}
          />
          {mayTeach(transaction) && values.category !== initial.category ? (
            <FormChoiceCards
              name="reach"
              label={t("notes.reach")}
              readOnly={isBusy}
              choices={[
                {
                  value: "payee",
                  title: t("notes.reach.payee", { name }),
                  description: t("notes.reach.payee.text"),
                },
                { value: "one", title: t("notes.reach.one") },
              ]}
            />
          ) : null}
          {known ? <FormLabels known={known} readOnly={isBusy} /> : null}
          <FormTextAreaField
            name="note"
            label={t("notes.note")}
            description={t(isShared ? "notes.shared" : "notes.private")}
            counter={(text) => `${text.length}/${longestNote}`}
            required={false}
            readOnly={isBusy}
            rows={3}
          />
        </FormFrame>
      )}
    </Form>
  );
}

/** The category and the note of a transaction. Load it lazily. */
export function TransactionNoteScreen(props: TransactionNoteScreenProps) {
  const { snapshot, send, isShared, onClose } = props;
  const { t } = useTranslation();
  const formId = useId();
  const { transaction, labels, notice, isOvertaken } = snapshot.context;
  const isReading = snapshot.matches("reading");
  const isSending = snapshot.hasTag("busy") && !isReading;
  const isForm = isSending || snapshot.matches("editing");
  if (snapshot.status !== "active") return null;
  return (
    <Dialog
      isOpen
      title={t("notes.title")}
      closesOnScrim={false}
      {...(isSending ? {} : { closeLabel: t("app.close"), onClose })}
      actions={
        snapshot.matches("failed") ? (
          // A separate button, because only a newly mounted one receives focus.
          <Button key="retry" autoFocus onClick={() => send({ type: "page.retry" })}>
            {t("app.retry")}
          </Button>
        ) : (
          <>
            <Button appearance="quiet" aria-disabled={isSending || undefined} onClick={onClose}>
              {t("app.cancel")}
            </Button>
            {isForm ? (
              <Button type="submit" form={formId} isBusy={isSending}>
                {t("notes.save")}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <Stack above={8} gap={20}>
        <NoticeBanner notice={notice} />
        {isOvertaken && transaction ? (
          <Banner tone="caution" role="alert" title={t("notes.changed")}>
            {[categoryText(transaction, t), transaction.labels.join(", "), transaction.note]
              .filter(Boolean)
              .join(" · ")}
          </Banner>
        ) : null}
        {isForm && transaction ? (
          <NoteFields
            id={formId}
            transaction={transaction}
            known={labels}
            isShared={isShared}
            isBusy={isSending}
            onSubmit={(form) => send({ type: "form.submit", form })}
          />
        ) : null}
        {isReading ? (
          <Center height={12}>
            <Spinner size="lg" />
            <p>{t("notes.loading")}</p>
          </Center>
        ) : null}
      </Stack>
      <Announcer meta={snapshot.getMeta()} />
    </Dialog>
  );
}
