import type { ComponentProps, ReactNode } from "react";
import { Room, Root } from "./Split.styles";

export interface SplitProps extends Omit<ComponentProps<"div">, "children"> {
  /** What the page is about. */
  children: ReactNode;
  /** Cards beside it; below it where there is no room, two abreast where there is for that. */
  aside?: ReactNode;
}

/** A wide page in two columns, the second narrower. */
export function Split({ children, aside, ...rest }: SplitProps) {
  return (
    <Room {...rest}>
      <Root>
        <div data-part="main">{children}</div>
        <div data-part="aside">{aside}</div>
      </Root>
    </Room>
  );
}
