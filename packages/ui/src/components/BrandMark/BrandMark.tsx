import { type ComponentProps, type ReactNode } from "react";
import { Drop, Root } from "./BrandMark.styles";

export interface BrandMarkProps extends Omit<ComponentProps<"a">, "children"> {
  /** Name of the bank. */
  name: string;
  /** Without it the mark is plain text. */
  href?: string;
  /** Replaces the drop. Decorative: the name is shown beside it. */
  mark?: ReactNode;
}

/** The mark and the name of the bank. */
export function BrandMark({ name, mark, ...rest }: BrandMarkProps) {
  return (
    <Root as={rest.href === undefined ? "span" : "a"} {...rest}>
      {mark ?? <Drop aria-hidden />}
      {name}
    </Root>
  );
}
