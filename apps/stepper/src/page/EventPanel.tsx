import { memo, useDeferredValue, useMemo, useState, type KeyboardEvent, type Ref } from "react";
import {
  fieldsAt,
  type AnyFlowSpec,
  type EventField,
  type Moment,
  type Offer,
} from "@amberline/flows/stepper";
import { Icon } from "@amberline/ui/Icon";
import { Search as SearchIcon } from "lucide-react";
import { ChangeForm } from "../change/ChangeForm";
import { typedIn } from "../change/draft";
import type { Names } from "../names/names";
import { rove } from "../parts/roving";
import { useWords } from "../words/useWords";
import { Group, Search } from "./EventPanel.styles";
import { EventRow } from "./EventRow";
import { found, groupsOf, waitOf, type EventGroup } from "./events";
import { Part } from "./Part";
import { Nothing, Scroll, Title } from "./Part.styles";
import { useKeptFocus, useOpenForm } from "./useEventList";

interface EventPanelProps {
  spec: AnyFlowSpec;
  moment: Moment;
  offers: readonly Offer[];
  /** The step that was gone back over, empty when there is none: its changes stand in its form. */
  ahead: string;
  names: Names;
  onTake: (id: string) => void;
  search: Ref<HTMLInputElement>;
}

const none: ReadonlyMap<string, readonly EventField[]> = new Map();

const keyOf = ({ kind, call }: EventGroup) => `${kind} ${call ?? ""}`;

/** What can be changed of each event. It is known a moment after the events are drawn: working it out takes as long. */
function useFields(spec: AnyFlowSpec, now: Moment): ReadonlyMap<string, readonly EventField[]> {
  const moment = useDeferredValue<Moment | null>(now, null);
  const fields = useMemo(() => (moment ? fieldsAt(spec, moment) : null), [spec, moment]);
  return moment === now && fields ? fields : none;
}

/** Everything that can happen, grouped by who does it; what cannot happen now says why. */
export const EventPanel = memo(function EventPanel(props: EventPanelProps) {
  const { spec, moment, offers, ahead, names, onTake, search } = props;
  const words = useWords();
  const { say } = words;
  const [typed, setTyped] = useState("");
  const [stop, setStop] = useState<string | null>(null);
  const { open, setOpen } = useOpenForm(moment);
  const fields = useFields(spec, moment);
  const { list, hold } = useKeptFocus(moment);
  const isOver = moment.snapshot.status !== "active";
  const groups = isOver ? [] : groupsOf(found(offers, names, typed));
  const ids = groups.flatMap(({ offers }) => offers.map(({ example }) => example.id));
  const tabStop = stop !== null && ids.includes(stop) ? stop : ids[0];
  const title = ({ kind, call }: EventGroup) =>
    call === null ? say(`events.${kind}`) : say("events.answerTo", { call: names.call(call) });
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
      spec={spec}
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
    <Part name="events" label={say("events.title")}>
      <Title>
        <h2>{say("events.title")}</h2>
      </Title>
      <Search>
        <Icon icon={SearchIcon} size={16} />
        <input
          ref={search}
          type="search"
          aria-label={say("events.search")}
          placeholder={say("events.search")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") setTyped("");
            if (event.key === "ArrowDown") enter(event);
          }}
        />
      </Search>
      <Scroll ref={list} onKeyDown={rove}>
        {isOver ? <Nothing>{say("events.over")}</Nothing> : null}
        {!isOver && ids.length === 0 ? <Nothing>{say("events.none")}</Nothing> : null}
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
                    words={words}
                    wait={waitOf(spec, moment, id)}
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
      </Scroll>
    </Part>
  );
});
