import { type ComponentProps, type ReactNode } from "react";
import { IconCircle } from "../IconCircle";
import { Action, Root, Title } from "./EmptyState.styles";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  icon: ReactNode;
  title: string;
  /** The next step, as a button or a link. */
  action?: ReactNode;
  /** Level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Says what will stand here and offers the next step. The children are one or two plain sentences. */
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
