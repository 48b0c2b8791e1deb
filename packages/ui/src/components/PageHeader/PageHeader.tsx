import { type ComponentProps, type ReactNode, type Ref } from "react";
import { Actions, Root, TextColumn } from "./PageHeader.styles";

export interface PageHeaderProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** Heading of level 1. */
  title: ReactNode;
  /** One sentence or figure below the title. */
  lead?: ReactNode;
  /** Actions for the whole page. */
  actions?: ReactNode;
  /** The heading element, focused after navigation. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The title of a page; once per page. */
export function PageHeader({ title, lead, actions, titleRef, ...rest }: PageHeaderProps) {
  return (
    <Root {...rest}>
      <TextColumn>
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p>{lead}</p> : null}
      </TextColumn>
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}
