import { type ComponentProps } from "react";
import { Root } from "./VisuallyHidden.styles";

export type VisuallyHiddenProps = ComponentProps<"span">;

/** Text that is heard but not seen. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Root {...props} />;
