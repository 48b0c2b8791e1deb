import type { MouseEvent, RefObject } from "react";
import { LinkButton } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Stack } from "@amberline/ui/Stack";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { SearchX } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import type { FindBank } from "../payee";
import { Announcer, LoadFailure } from "../parts";
import { valuesOf, type PayeeValues } from "./formValues";
import { PayeeForm } from "./PayeeForm";
import type { PayeeFormEvent, payeeFormMachine } from "./payeeForm.machine";

export interface PayeeFormScreenProps {
  snapshot: SnapshotFrom<typeof payeeFormMachine>;
  send: (event: PayeeFormEvent) => void;
  /** Initial values of a new one. */
  prefill?: PayeeValues;
  findBank: FindBank;
  backHref: string;
  /** Called before the browser follows the link back. */
  onBack: (event: MouseEvent<HTMLAnchorElement>) => void;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

const places = ["name", "account", "bic", "amount", "reference"];

/** Creates or edits a template (specification 2.14) or a receiver. */
export function PayeeFormScreen(props: PayeeFormScreenProps) {
  const { snapshot, send, prefill, findBank, backHref, onBack, titleRef } = props;
  const { t, i18n } = useTranslation();
  const { about, data: payee, notice } = snapshot.context;
  const { kind, id } = about;
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    titleRef?.current?.focus();
    send({ type: "page.retry" });
  };
  const isEmpty = snapshot.matches("notFound");
  const isForm = snapshot.matches("editing") || snapshot.matches("sending");
  const initial = payee
    ? valuesOf(payee, i18n.language)
    : kind === "receiver"
      ? { payeeType: "private", ...prefill }
      : prefill;
  return (
    <Page>
      <PageHeader title={t(`payees.${kind}.${id === null ? "create" : "edit"}`)} titleRef={titleRef} />
      {snapshot.matches("reading") ? (
        <Stack gap={20} aria-busy>
          <VisuallyHidden role="status">{t(`payees.${kind}.loading`)}</VisuallyHidden>
          {places.map((place) => (
            <Stack key={place} gap={8}>
              <Skeleton width="9rem" height="1.25rem" />
              <Skeleton shape="block" height="3rem" />
            </Stack>
          ))}
        </Stack>
      ) : null}
      {snapshot.matches("failed") ? (
        <LoadFailure title={t(`payees.${kind}.failed`)} notice={notice} onRetry={retry} />
      ) : null}
      {isEmpty ? (
        <EmptyState
          icon={<Icon icon={SearchX} />}
          headingLevel={2}
          title={t(`payees.${kind}.notFound`)}
          role="alert"
          action={
            <LinkButton href={backHref} onClick={onBack}>
              {t(`payees.${kind}.back`)}
            </LinkButton>
          }
        >
          {t(`payees.${kind}.notFoundText`)}
        </EmptyState>
      ) : null}
      {isForm ? (
        <PayeeForm
          kind={kind}
          id={id}
          findBank={findBank}
          notice={notice}
          backHref={backHref}
          onBack={onBack}
          initial={initial ?? {}}
          isBusy={snapshot.hasTag("busy")}
          onSubmit={(draft) => send({ type: "form.submit", form: draft })}
        />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
