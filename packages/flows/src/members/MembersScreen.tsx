import type { Company, CompanyMember } from "@amberline/api/client";
import { useEffect, useRef } from "react";
import { totalShare } from "@amberline/domain/company";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { RowList } from "@amberline/ui/RowList";
import { Row, Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { useSelector } from "@xstate/react";
import { UserPlus, Users } from "lucide-react";
import type { ActorRefFrom } from "xstate";
import { useTranslation, type Translate } from "../i18n";
import { Announcer } from "../parts";
import { MemberForm } from "./MemberForm";
import { MemberRow } from "./MemberRow";
import { isListed } from "./members.setup";
import type { membersMachine, MembersView } from "./members.machine";
import { isTooMuch, nameOf, shareText, type MemberKeeper } from "./memberValues";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});

/** Total ownership; more than 100% prevents confirmation. */
function Shares({ snapshot }: Pick<MembersView, "snapshot">) {
  const { t, i18n } = useTranslation();
  const owners = snapshot.context.company.members.filter(
    (member) => member.share !== null && isListed(member),
  );
  if (owners.length === 0) return null;
  const total = totalShare(owners);
  const share = shareText(total, i18n.language);
  return isTooMuch(total) ? (
    <Banner tone="caution" role="status">
      {t("members.totalHigh", { share })}
    </Banner>
  ) : (
    <Text size="small" tone="muted">
      {t("members.total", { share })}
    </Text>
  );
}

/** The question before removal; for a confirmed company the bank decides. */
function questionOf(t: Translate, company: Company, member: CompanyMember) {
  const words = { name: nameOf(member), company: company.name };
  if (member.change?.kind === "add")
    return { title: t("members.withdrawTitle"), text: t("members.withdrawText", words) };
  const text = company.user.isCompanyConfirmed ? "members.removeAskText" : "members.removeText";
  return { title: t("members.removeTitle"), text: t(text, words) };
}

export function MembersScreen({ snapshot, send, ...kept }: MembersView) {
  const { t } = useTranslation();
  const { company, target, notice } = snapshot.context;
  const isForm = snapshot.matches("form");
  const add = useRef<HTMLButtonElement>(null);
  const wasForm = useRef(isForm);
  useEffect(() => {
    // The form has unmounted with the focused element.
    if (wasForm.current && !isForm) add.current?.focus();
    wasForm.current = isForm;
  }, [isForm]);
  const count = company.members.length;
  const countBefore = useRef(count);
  useEffect(() => {
    // The focused row has unmounted.
    if (count < countBefore.current && document.activeElement === document.body) add.current?.focus();
    countBefore.current = count;
  }, [count]);
  const asked = company.members.find(({ userId }) => userId === target);
  const isAsking = snapshot.matches({ list: "asking" }) || snapshot.matches({ list: "removing" });
  const addButton = (
    <Button
      ref={add}
      icon={<Icon icon={UserPlus} />}
      appearance={count > 0 ? "quiet" : "primary"}
      onClick={() => send({ type: "member.add" })}
    >
      {t("members.add")}
    </Button>
  );
  return (
    <Stack>
      {count > 0 ? (
        <>
          <RowList aria-label={t("members.list")}>
            {company.members.map((member) => (
              <MemberRow key={member.userId} member={member} snapshot={snapshot} send={send} />
            ))}
          </RowList>
          <Shares snapshot={snapshot} />
        </>
      ) : (
        <EmptyState
          icon={<Icon icon={Users} />}
          title={t("members.empty")}
          action={isForm ? null : addButton}
        >
          {t("members.emptyText")}
        </EmptyState>
      )}
      {isForm ? <MemberForm snapshot={snapshot} send={send} {...kept} /> : null}
      {!isForm && count > 0 ? <Row>{addButton}</Row> : null}
      {isAsking && asked ? (
        <ConfirmDialog
          {...questionOf(t, company, asked)}
          action={t("members.remove")}
          isBusy={snapshot.hasTag("busy")}
          notice={notice}
          onCancel={() => send({ type: "remove.cancel" })}
          onConfirm={() => send({ type: "remove.confirm" })}
        />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Stack>
  );
}

export interface MembersPartProps {
  actor: ActorRefFrom<typeof membersMachine>;
  drafts: MemberKeeper;
}

/** A company's members (specification 2.12), in its registration and profile. */
export function MembersPart({ actor, drafts }: MembersPartProps) {
  const snapshot = useSelector(actor, (now) => now);
  return <MembersScreen snapshot={snapshot} send={actor.send} drafts={drafts} />;
}
