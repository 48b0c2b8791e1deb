import type { ComponentProps, ReactNode } from "react";
import { Item, List, TextColumn } from "./RowList.styles";

export type RowListProps = ComponentProps<"ul">;

/** A card of rows: people, documents, whatever is dealt with one by one. Its items are `RowListItem`. */
export function RowList(props: RowListProps) {
  return <List role="list" {...props} />;
}

export interface RowListItemProps extends ComponentProps<"li"> {
  /** What it is and how it stands, one line each. */
  text: ReactNode;
  /** Whether a file that is dragged may be dropped on it now. @default false */
  isDropTarget?: boolean;
}

/** One row. The children, its buttons, stand beside the text, or under it where there is no room. */
export function RowListItem({ text, isDropTarget, children, ...rest }: RowListItemProps) {
  return (
    <Item data-drop-target={isDropTarget || undefined} {...rest}>
      <TextColumn>{text}</TextColumn>
      {children}
    </Item>
  );
}
