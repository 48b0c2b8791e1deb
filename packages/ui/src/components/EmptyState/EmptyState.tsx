import { type ComponentProps, type ReactNode } from "react";
import { IconCircle } from "../IconCircle/IconCircle";
import { Action, Root, Title } from "./EmptyState.styles";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** Decorative: the text says what it means. */
  icon: ReactNode;
  /** What is missing: “No templates yet”. */
  title: string;
  /** A button or link to the next step. */
  action?: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Shown in place of an empty list. The children are one or two plain sentences. */
export function EmptyState({ icon, title, action, headingLevel = 3, children, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <IconCircle>{icon}</IconCircle>
      <Title as={`h${headingLevel}`}>{title}</Title>
      {children ? <p>{children}</p> : null}
      {action ? <Action>{action}</Action> : null}
    </Root>
  );
}
