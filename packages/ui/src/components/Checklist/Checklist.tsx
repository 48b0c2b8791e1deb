import { Check } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { Icon } from "../Icon/Icon";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import { Root } from "./Checklist.styles";

export interface ChecklistItem {
  /** Unique in its list. */
  key: string;
  /** What is to be done. */
  title: string;
  /** Why it matters, and how long it takes. Not shown once it is done. */
  text: string | null;
  /** Shows a tick instead of the action. */
  isDone: boolean;
  /** A button or link that does it. */
  action?: ReactNode;
}

export interface ChecklistProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** Heading of the list. */
  title: string;
  /** How far it is, in words: "1 of 3". */
  progress: string;
  /** In the order in which they are best done. */
  items: readonly ChecklistItem[];
  /** Texts the component says itself. */
  words: { done: string };
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3;
}

/** The few steps that lead somewhere, in any order, with what is done. */
export function Checklist({ title, progress, items, words, headingLevel = 2, ...rest }: ChecklistProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Heading id={titleId}>{title}</Heading>
      <div data-part="progress">
        <svg aria-hidden height="4">
          <rect data-part="track" width="100%" height="4" rx="2" />
          <rect data-part="bar" width={`${(done / Math.max(items.length, 1)) * 100}%`} height="4" rx="2" />
        </svg>
        <span>{progress}</span>
      </div>
      <ol role="list">
        {items.map(({ key, title: name, text, isDone, action }, nth) => (
          <li key={key} data-done={isDone || undefined}>
            <span data-part="mark" aria-hidden>
              {isDone ? <Icon icon={Check} size={18} strokeWidth={2.25} /> : nth + 1}
            </span>
            <div>
              <p data-part="name">
                {name}
                {isDone ? <VisuallyHidden> ({words.done})</VisuallyHidden> : null}
              </p>
              {isDone || text === null ? null : <p>{text}</p>}
              {isDone || !action ? null : <div data-part="action">{action}</div>}
            </div>
          </li>
        ))}
      </ol>
    </Root>
  );
}
