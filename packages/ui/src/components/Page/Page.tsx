import type { ComponentProps } from "react";
import type { MaxWidth } from "../Stack/spaces";
import { Root } from "./Page.styles";

export interface PageProps extends ComponentProps<"div"> {
  /** Maximum width, rem, for a form on a wide page. */
  max?: MaxWidth;
}

/** The content of a page: its header and sections. */
export function Page({ max, ...rest }: PageProps) {
  return <Root data-max={max} {...rest} />;
}
