import { recordsOn, type ContextChange } from "@amberline/flow-lab/engine/record";
import { memo, useMemo } from "react";
import { useTranslation } from "../i18n";
import type { Names } from "../names/names";
import { takenOf, type Walk } from "../walk/walk";
import { Group } from "./EventPanel.styles";
import { Body, Change } from "./RecordPanel.styles";
import { Nothing, Scroll } from "./Region.styles";

const textOf = (value: unknown) => JSON.stringify(value, null, 2) ?? "";

const Changed = ({ path, before, after }: ContextChange) => (
  <Change>
    <dt>{path}</dt>
    <dd>
      <del>{before ?? "–"}</del> <span aria-hidden>→</span> <ins>{after ?? "–"}</ins>
    </dd>
  </Change>
);

interface RecordPanelProps {
  walk: Walk;
  names: Names;
}

/** What the last step carried, the calls it sent and answered, and what it changed in the flow's memory. */
export const RecordPanel = memo(function RecordPanel({ walk, names }: RecordPanelProps) {
  const { t } = useTranslation();
  const { flow, input } = walk;
  const record = useMemo(() => recordsOn(flow, input, takenOf(walk)).at(-1), [flow, input, walk]);
  if (!record) return null;
  const { id, events, calls, changes, context } = record;
  return (
    <Scroll tabIndex={0} role="group" aria-label={t("record.title")}>
      <Group>
        <h3>{t("record.event")}</h3>
        <Nothing>{id === null ? names.input(input) : names.event(id)}</Nothing>
        {events.map((event, at) => (
          <Body key={at}>{textOf(event)}</Body>
        ))}
      </Group>
      {calls.map((each, at) => (
        <Group key={`${at} ${each.kind} ${each.call}`}>
          <h3>{t(`record.${each.kind}`, { call: names.call(each.call) })}</h3>
          <Body>{textOf(each.body)}</Body>
        </Group>
      ))}
      {calls.length === 0 ? <Nothing>{t("record.noCalls")}</Nothing> : null}
      <Group>
        <h3>{t("record.changes")}</h3>
        {changes.length === 0 ? <Nothing>{t("record.noChanges")}</Nothing> : null}
        <dl>
          {changes.map((each) => (
            <Changed key={each.path} {...each} />
          ))}
        </dl>
      </Group>
      <Group>
        <h3>{t("record.context")}</h3>
        <Body>{textOf(context)}</Body>
      </Group>
    </Scroll>
  );
});
