import { useRef, type MouseEvent, type RefObject } from "react";
import { LinkButton } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PayeeTableSkeleton } from "@amberline/ui/PayeeTable";
import { Plus } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, LoadFailure } from "../parts";
import { PayeeBook } from "./PayeeBook";
import type { PayeeKind, SavedPayee } from "./savedPayee";
import type { savedPayeesMachine, SavedPayeesEvent } from "./savedPayees.machine";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});

export interface SavedPayeesScreenProps {
  kind: PayeeKind;
  snapshot: SnapshotFrom<typeof savedPayeesMachine>;
  send: (event: SavedPayeesEvent) => void;
  hrefs: {
    add: string;
    edit: (id: string) => string;
    /** The list of the other kind. */
    other: string;
  };
  /** Called before the browser follows a link. */
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Opens a payment to it. */
  onChoose: (payee: SavedPayee) => void;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

const other = { template: "receiver", receiver: "template" } as const;

/** Templates (specification 2.14) or receivers: choose, search, add, edit, delete. */
export function SavedPayeesScreen(props: SavedPayeesScreenProps) {
  const { kind, snapshot, send, hrefs, onFollow, onChoose, titleRef } = props;
  const { t } = useTranslation();
  const { payees, target, notice } = snapshot.context;
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownHeading;
  const retry = () => {
    // The button unmounts, so move focus to the heading.
    heading.current?.focus();
    send({ type: "list.retry" });
  };
  const link = (href: string) => ({
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => onFollow(href, event),
  });
  const add = (
    <LinkButton {...link(hrefs.add)} icon={<Icon icon={Plus} />}>
      {t(`payees.${kind}.add`)}
    </LinkButton>
  );

  return (
    <Page>
      <PageHeader
        title={t(`page.${kind}s`)}
        lead={t(`payees.${kind}.lead`)}
        titleRef={heading}
        actions={
          <>
            <LinkButton {...link(hrefs.other)} appearance="quiet">
              {t(`page.${other[kind]}s`)}
            </LinkButton>
            {payees?.length === 0 ? null : add}
          </>
        }
      />
      {snapshot.matches("loading") ? <PayeeTableSkeleton loadingText={t(`payees.${kind}.loading`)} /> : null}
      {snapshot.matches("failed") ? (
        <LoadFailure title={t(`payees.${kind}.failed`)} notice={notice} onRetry={retry} />
      ) : null}
      {payees ? (
        <PayeeBook
          kind={kind}
          payees={payees}
          target={target}
          heading={heading}
          add={add}
          onFollow={onFollow}
          onChoose={onChoose}
          editHref={hrefs.edit}
          onTrust={(id) => send({ type: "payee.trust", id })}
          onDelete={(id) => send({ type: "payee.delete", id })}
        />
      ) : null}
      {target && snapshot.status === "active" && !snapshot.matches({ shown: "trusting" }) ? (
        <ConfirmDialog
          title={t(`payees.${kind}.deleteTitle`)}
          text={t(`payees.${kind}.deleteText`, { name: target.title })}
          action={t("payees.delete")}
          notice={notice}
          isBusy={snapshot.hasTag("busy")}
          onCancel={() => send({ type: "delete.cancel" })}
          onConfirm={() => send({ type: "delete.confirm" })}
        />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
