import type { ComponentProps, ReactNode } from "react";
import { Item, List, TextColumn } from "./RowList.styles";

export type RowListProps = ComponentProps<"ul">;

/** A card of rows such as people or documents. Its items are `RowListItem`. */
export function RowList(props: RowListProps) {
  return <List role="list" {...props} />;
}

export interface RowListItemProps extends ComponentProps<"li"> {
  /** The name and the status, one line each. */
  text: ReactNode;
  /** A dragged file can be dropped here. @default false */
  isDropTarget?: boolean;
}

/** One row. The children, its buttons, are beside the text, or below it where there is no room. */
export function RowListItem({ text, isDropTarget, children, ...rest }: RowListItemProps) {
  return (
    <Item data-drop-target={isDropTarget || undefined} {...rest}>
      <TextColumn>{text}</TextColumn>
      {children}
    </Item>
  );
}
