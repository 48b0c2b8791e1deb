import { type ComponentProps } from "react";
import { Root } from "./VisuallyHidden.styles";

export type VisuallyHiddenProps = ComponentProps<"span">;

/** Text for screen readers only. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Root {...props} />;
