import { type ComponentProps, type ReactNode } from "react";
import { Drop, Root } from "./BrandMark.styles";

export interface BrandMarkProps extends Omit<ComponentProps<"a">, "children"> {
  name: string;
  /** Where the brand leads; without it the mark is plain text. */
  href?: string;
  /** Another logo in place of the drop. Decorative: the name stands beside it. */
  mark?: ReactNode;
}

/** The logo and the name of the bank. */
export function BrandMark({ name, mark, ...rest }: BrandMarkProps) {
  return (
    <Root as={rest.href === undefined ? "span" : "a"} {...rest}>
      {mark ?? <Drop aria-hidden />}
      {name}
    </Root>
  );
}
