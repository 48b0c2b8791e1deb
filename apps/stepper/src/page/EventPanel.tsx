import {
  memo,
  useDeferredValue,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from "react";
import {
  fieldsAt,
  type AnyFlowDefinition,
  type EventField,
  type Moment,
  type Offer,
} from "@amberline/flow-lab/engine";
import { Icon } from "@amberline/ui/Icon";
import { Search as SearchIcon } from "lucide-react";
import { ChangeForm } from "../change/ChangeForm";
import { typedIn } from "../change/draft";
import type { Names } from "../names/names";
import { rove } from "../parts/roving";
import { useTranslation } from "../i18n";
import { Group, Search, Unfold } from "./EventPanel.styles";
import { EventRow } from "./EventRow";
import { found, groupsOf, waitOf, type EventGroup } from "./events";
import { Region } from "./Region";
import { Nothing, Scroll, Title } from "./Region.styles";
import { useKeptFocus, useOpenForm } from "./useEventList";

interface EventPanelProps {
  flow: AnyFlowDefinition;
  moment: Moment;
  offers: readonly Offer[];
  /** The step that was undone, or empty: its changes prefill its form. */
  ahead: string;
  names: Names;
  onTake: (id: string) => void;
  search: Ref<HTMLInputElement>;
  /** Chooses what the region shows, in place of its title. */
  choice?: ReactNode;
  /** What is shown in place of the events. */
  instead?: ReactNode;
}

const none: ReadonlyMap<string, readonly EventField[]> = new Map();

const keyOf = ({ kind, call }: EventGroup) => `${kind} ${call ?? ""}`;

/** Fields of each event. Deferred until the events are rendered, because computing them takes as long. */
function useFields(flow: AnyFlowDefinition, now: Moment): ReadonlyMap<string, readonly EventField[]> {
  const moment = useDeferredValue<Moment | null>(now, null);
  const fields = useMemo(() => (moment ? fieldsAt(flow, moment) : null), [flow, moment]);
  return moment === now && fields ? fields : none;
}

/** All events, grouped by who causes them; impossible ones give the reason. */
export const EventPanel = memo(function EventPanel(props: EventPanelProps) {
  const { flow, moment, offers, ahead, names, onTake, search, choice, instead } = props;
  const { t, language } = useTranslation();
  const [typed, setTyped] = useState("");
  const [stop, setStop] = useState<string | null>(null);
  const { open, setOpen } = useOpenForm(moment);
  const fields = useFields(flow, moment);
  const { list, hold } = useKeptFocus(moment);
  const isOver = moment.snapshot.status !== "active";
  const wanted = isOver ? [] : found(offers, names, typed);
  const refused = wanted.filter(({ isTaken }) => !isTaken);
  const [isUnfolded, setIsUnfolded] = useState(false);
  // Whoever looks for an event by name finds it among the impossible ones too.
  const isAll = isUnfolded || typed !== "";
  const groups = groupsOf(isAll ? wanted : wanted.filter(({ isTaken }) => isTaken));
  const ids = groups.flatMap(({ offers }) => offers.map(({ example }) => example.id));
  const tabStop = stop !== null && ids.includes(stop) ? stop : ids[0];
  const title = ({ kind, call }: EventGroup) =>
    call === null ? t(`events.${kind}`) : t("events.answerTo", { call: names.call(call) });
  const enter = (event: KeyboardEvent) => {
    event.preventDefault();
    list.current?.querySelector<HTMLElement>("[data-roving]")?.focus();
  };
  const take = (id: string) => {
    hold();
    setTyped("");
    setOpen(null);
    onTake(id);
  };
  const close = (id: string) => {
    setOpen(null);
    list.current?.querySelector<HTMLElement>(`[data-event="${id}"]`)?.focus();
  };
  const formOf = (id: string, own: readonly EventField[]) => (
    <ChangeForm
      flow={flow}
      moment={moment}
      id={id}
      fields={own}
      before={typedIn(ahead, id)}
      names={names}
      onTake={take}
      onClose={() => close(id)}
    />
  );
  return (
    <Region name="events" label={t("events.title")}>
      <Title>{choice ?? <h2>{t("events.title")}</h2>}</Title>
      {instead ?? (
        <>
          <Search>
            <Icon icon={SearchIcon} size={16} />
            <input
              ref={search}
              type="search"
              aria-label={t("events.search")}
              placeholder={t("events.search")}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "Escape") setTyped("");
                if (event.key === "ArrowDown") enter(event);
              }}
            />
          </Search>
          <Scroll ref={list} onKeyDown={rove}>
            {isOver ? <Nothing>{t("events.over")}</Nothing> : null}
            {!isOver && wanted.length === 0 ? <Nothing>{t("events.none")}</Nothing> : null}
            {groups.map((group) => (
              <Group key={keyOf(group)}>
                <h3>{title(group)}</h3>
                <ul>
                  {group.offers.map((offer) => {
                    const { id } = offer.example;
                    const own = fields.get(id) ?? [];
                    return (
                      <EventRow
                        key={id}
                        offer={offer}
                        names={names}
                        t={t}
                        language={language}
                        wait={waitOf(flow, moment, id)}
                        isStop={id === tabStop}
                        onTake={take}
                        onStop={setStop}
                        onChange={own.length > 0 ? () => setOpen(open === id ? null : id) : undefined}
                        form={id === open ? formOf(id, own) : null}
                      />
                    );
                  })}
                </ul>
              </Group>
            ))}
            {refused.length > 0 && typed === "" ? (
              <Unfold type="button" aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
                {t(isUnfolded ? "events.foldRefused" : "events.refused", { count: refused.length })}
              </Unfold>
            ) : null}
          </Scroll>
        </>
      )}
    </Region>
  );
});
