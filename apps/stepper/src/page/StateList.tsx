import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import type { Names } from "../names/names";
import { useTranslation } from "../i18n";
import { List } from "./StateList.styles";

interface StateListProps {
  /** Machine id, the prefix of its state ids. */
  machine: string;
  states: readonly string[];
  current: ReadonlySet<string>;
  visited: ReadonlySet<string>;
  names: Names;
}

/** Text alternative for a flow whose chart cannot be loaded. */
export function StateList({ machine, states, current, visited, names }: StateListProps) {
  const { t } = useTranslation();
  const standing = (state: string) => {
    if (current.has(state)) return { look: "here", word: t("chart.here") };
    return visited.has(state) ? { look: "seen", word: t("chart.seen") } : null;
  };
  return (
    <List>
      {states.map((state) => {
        const known = standing(state);
        const key = state.slice(machine.length + 1);
        return (
          <li key={state} data-standing={known?.look} aria-current={known?.look === "here" || undefined}>
            <span>
              {names.state(key)}
              {known ? <VisuallyHidden>, {known.word}</VisuallyHidden> : null}
            </span>
            <small>{key}</small>
          </li>
        );
      })}
    </List>
  );
}
