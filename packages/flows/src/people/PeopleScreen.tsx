import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { Person } from "@amberline/api/client";
import { formatMoney, isZeroMoney } from "@amberline/domain/money";
import { roleOf, type ApprovalRule } from "@amberline/domain/rights";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { RowList, RowListItem } from "@amberline/ui/RowList";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Row, Stack } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Heading, Text } from "@amberline/ui/Text";
import { UserPlus, Users } from "lucide-react";
import { useTranslation } from "../i18n";
import { Actions } from "../members/MemberRow.styles";
import { Announcer, LoadFailure } from "../parts";
import { accessWords } from "../shared/accessWords";
import { nameOf } from "./accessValues";
import { isChangeable, isRuleChangeable, personOf, type PeopleView } from "./people.machine";
import { PersonForm } from "./PersonForm";
import { RuleForm } from "./RuleForm";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});

export interface PeopleScreenProps extends PeopleView {
  /** Leads to what waits for approval. */
  approvalsButton?: ReactNode;
  /** Receives focus when loading is tried again. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

interface PersonRowProps extends Pick<PeopleView, "send"> {
  person: Person;
  isOpen: boolean;
}

/** A person: name, what they may do, and how to change it where the customer can. */
function PersonRow({ person, isOpen, send }: PersonRowProps) {
  const { t, i18n } = useTranslation();
  const { id, email, state, isSelf, access } = person;
  const name = nameOf(person);
  const role = roleOf(access.rights);
  return (
    <RowListItem
      text={
        <>
          <Text weight="medium">{name}</Text>
          <Text size="small">
            {accessWords(access, t, i18n.language, role ? t(`people.role.${role}`) : undefined)}
          </Text>
          {name === email && !isSelf ? null : (
            <Text size="small" tone="muted">
              {[...(name === email ? [] : [email]), ...(isSelf ? [t("people.you")] : [])].join(" · ")}
            </Text>
          )}
          {state === "active" ? null : (
            <StatusTag tone={state === "invited" ? "info" : "negative"}>
              {t(`people.state.${state}`)}
            </StatusTag>
          )}
        </>
      }
    >
      {isOpen ? (
        <Actions>
          <Button
            appearance="plain"
            aria-label={t(state === "expired" ? "people.inviteAgainNamed" : "people.changeNamed", { name })}
            onClick={() => send({ type: "person.change", id })}
          >
            {t(state === "expired" ? "people.inviteAgain" : "people.change")}
          </Button>
          <Button
            appearance="plain"
            aria-label={t(`people.removeNamed.${state}`, { name })}
            onClick={() => send({ type: "person.remove", id })}
          >
            {t(`people.remove.${state}`)}
          </Button>
        </Actions>
      ) : null}
    </RowListItem>
  );
}

function RuleWords({ rule }: { rule: ApprovalRule | null }) {
  const { t, i18n } = useTranslation();
  if (!rule) return <Text>{t("people.rule.none")}</Text>;
  const { above, approvers: count } = rule;
  return (
    <Text>
      {isZeroMoney(above)
        ? t("people.rule.every", { count })
        : t("people.rule.aboveAmount", { count, amount: formatMoney(above, i18n.language) })}
    </Text>
  );
}

/** Which payments others have to approve, and how many changes wait for approval themselves. */
function ApprovalPart({
  snapshot,
  send,
  approvalsButton,
  changeRef,
}: PeopleScreenProps & { changeRef: RefObject<HTMLButtonElement | null> }) {
  const { t } = useTranslation();
  const { people, most, proposed } = snapshot.context;
  if (!people?.approval) return null;
  const { rule, waiting } = people.approval;
  return (
    <Stack as="section" gap={12} above={16} aria-labelledby="approvals-rule">
      <Heading level={3} id="approvals-rule">
        {t("people.rule")}
      </Heading>
      <RuleWords rule={rule} />
      {waiting > 0 && proposed === null ? (
        <Row gap={12}>
          <Text>{t("people.rule.waiting", { count: waiting })}</Text>
          {approvalsButton}
        </Row>
      ) : null}
      {isRuleChangeable(people, most) ? (
        <Row>
          <Button ref={changeRef} appearance="quiet" onClick={() => send({ type: "rule.change" })}>
            {t("people.rule.change")}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}

/** Who may use a company's account besides its owner; the form to give access takes the place of the list. */
export function PeopleScreen(props: PeopleScreenProps) {
  const { snapshot, send, titleRef, approvalsButton } = props;
  const { t } = useTranslation();
  const { people, target, most, proposed, notice } = snapshot.context;
  const form = snapshot.matches("form") ? "person" : snapshot.matches("rule") ? "rule" : null;
  const isForm = form !== null;
  const add = useRef<HTMLButtonElement>(null);
  const changeRule = useRef<HTMLButtonElement>(null);
  const formBefore = useRef(form);
  useEffect(() => {
    // The form has unmounted with the focused element.
    if (form === null && formBefore.current !== null)
      (formBefore.current === "rule" ? changeRule : add).current?.focus();
    formBefore.current = form;
  }, [form]);
  const count = people?.people.length ?? 0;
  const countBefore = useRef(count);
  useEffect(() => {
    // The focused row has unmounted.
    if (count < countBefore.current && document.activeElement === document.body) add.current?.focus();
    countBefore.current = count;
  }, [count]);
  const asked = personOf(people, target);
  const isAsking = snapshot.matches({ list: "asking" }) || snapshot.matches({ list: "removing" });
  const addButton = (
    <Button
      ref={add}
      icon={<Icon icon={UserPlus} />}
      appearance={count > 0 ? "quiet" : "primary"}
      onClick={() => send({ type: "person.add" })}
    >
      {t("people.add")}
    </Button>
  );
  return (
    <Stack>
      {snapshot.matches("reading") ? (
        <div aria-busy>
          <Skeleton shape="block" height="20rem" />
        </div>
      ) : null}
      {snapshot.matches("failed") ? (
        <LoadFailure
          title={t("people.failed")}
          notice={notice}
          onRetry={() => {
            // The button unmounts, so move focus to the heading.
            titleRef?.current?.focus();
            send({ type: "list.retry" });
          }}
        />
      ) : null}
      {form === "person" ? <PersonForm snapshot={snapshot} send={send} /> : null}
      {form === "rule" ? <RuleForm snapshot={snapshot} send={send} /> : null}
      {proposed && !isForm ? (
        <Banner tone="info" role="status" action={approvalsButton}>
          {t(`people.proposed.${proposed}`)}
        </Banner>
      ) : null}
      {people && !isForm && count > 0 ? (
        <>
          <RowList aria-label={t("people.list")}>
            <RowListItem
              text={
                <>
                  <Text weight="medium">{`${people.owner.firstName} ${people.owner.lastName}`.trim()}</Text>
                  <Text size="small">{t("people.owner")}</Text>
                  {most === null ? (
                    <Text size="small" tone="muted">
                      {t("people.you")}
                    </Text>
                  ) : null}
                </>
              }
            />
            {people.people.map((person) => (
              <PersonRow key={person.id} person={person} isOpen={isChangeable(person, most)} send={send} />
            ))}
          </RowList>
          <Row>{addButton}</Row>
        </>
      ) : null}
      {people && !isForm && count === 0 ? (
        <EmptyState icon={<Icon icon={Users} />} title={t("people.empty")} action={addButton}>
          {t("people.emptyText")}
        </EmptyState>
      ) : null}
      {people && !isForm ? <ApprovalPart {...props} changeRef={changeRule} /> : null}
      {isAsking && asked ? (
        <ConfirmDialog
          title={t(`people.removeTitle.${asked.state}`)}
          text={t(`people.removeText.${asked.state}`, { name: nameOf(asked) })}
          action={t(`people.remove.${asked.state}`)}
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
