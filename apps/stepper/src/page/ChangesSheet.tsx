import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import type { ChartChanges } from "../chart/changes";
import { chartWordsIn } from "../chart/chartWordsIn";
import { transitionOf } from "../chart/layout";
import { useTranslation } from "../i18n";
import type { Names } from "../names/names";
import { Sheet } from "../parts/Sheet";

interface ChangesSheetProps {
  flow: string;
  changes: ChartChanges;
  names: Names;
  onClose: () => void;
}

/** What is otherwise in a chart than on the main branch, in words. */
export function ChangesSheet({ flow, changes: { states, transitions }, names, onClose }: ChangesSheetProps) {
  const { t } = useTranslation();
  const words = chartWordsIn(flow, names, t);
  const stateOf = (id: string) => (id === flow ? names.flow(flow) : words.state(id));
  const sentence = (id: string) => {
    const { source, event, guard, target, ...rest } = transitionOf(id);
    const said =
      event === "always" ? t("changes.always") : words.event({ source, event, guard, target, ...rest });
    const events = guard === null ? said : `${said} (${words.guard(guard)})`;
    const to = target === "stays" ? source : target;
    return words.arrow(events, stateOf(source), stateOf(to));
  };
  const parts = [
    { key: "statesAdded", lines: states.added.map(stateOf) },
    { key: "statesGone", lines: states.gone.map(stateOf) },
    { key: "waysAdded", lines: transitions.added.map(sentence) },
    { key: "waysGone", lines: transitions.gone.map(sentence) },
    {
      key: "waysChanged",
      lines: transitions.changed.map(({ before, now }) =>
        t("changes.instead", { now: sentence(now), before: sentence(before) }),
      ),
    },
  ] as const;
  return (
    <Sheet title={t("changes.title")} closeLabel={t("changes.close")} onClose={onClose}>
      <Stack gap={16}>
        <Text size="small" tone="muted">
          {t("changes.note")}
        </Text>
        {parts.map(({ key, lines }) =>
          lines.length === 0 ? null : (
            <Stack key={key} as="section" gap={8}>
              <Heading level={3} size="body">
                {t(`changes.${key}`)}
              </Heading>
              <ul>
                {lines.map((line) => (
                  <li key={line}>
                    <Text size="small">{line}</Text>
                  </li>
                ))}
              </ul>
            </Stack>
          ),
        )}
      </Stack>
    </Sheet>
  );
}
