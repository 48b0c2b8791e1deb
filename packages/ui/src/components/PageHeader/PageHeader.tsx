import { type ComponentProps, type ReactNode, type Ref } from "react";
import { Actions, Root, TextColumn } from "./PageHeader.styles";

export interface PageHeaderProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  title: ReactNode;
  /** One sentence or figure under the title. */
  lead?: ReactNode;
  /** Buttons that belong to the whole page. */
  actions?: ReactNode;
  /** The heading itself: a page change moves focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The name of the page, once a page. */
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
