import { useEffect, useRef, type RefObject } from "react";
import type { Person } from "@amberline/api/client";
import { roleOf } from "@amberline/domain/rights";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { RowList, RowListItem } from "@amberline/ui/RowList";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Row, Stack } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Text } from "@amberline/ui/Text";
import { UserPlus, Users } from "lucide-react";
import { useTranslation } from "../i18n";
import { Actions } from "../members/MemberRow.styles";
import { Announcer, LoadFailure } from "../parts";
import { accessWords } from "../shared/accessWords";
import { nameOf } from "./accessValues";
import { isChangeable, personOf, type PeopleView } from "./people.machine";
import { PersonForm } from "./PersonForm";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});

export interface PeopleScreenProps extends PeopleView {
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
            aria-label={t("people.changeNamed", { name })}
            onClick={() => send({ type: "person.change", id })}
          >
            {t("people.change")}
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

/** Who may use a company's account besides its owner; the form to give access takes the place of the list. */
export function PeopleScreen({ snapshot, send, titleRef }: PeopleScreenProps) {
  const { t } = useTranslation();
  const { people, target, most, notice } = snapshot.context;
  const isForm = snapshot.matches("form");
  const add = useRef<HTMLButtonElement>(null);
  const wasForm = useRef(isForm);
  useEffect(() => {
    // The form has unmounted with the focused element.
    if (wasForm.current && !isForm) add.current?.focus();
    wasForm.current = isForm;
  }, [isForm]);
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
      {isForm ? <PersonForm snapshot={snapshot} send={send} /> : null}
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
