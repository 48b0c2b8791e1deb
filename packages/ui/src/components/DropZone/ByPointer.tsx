import type { ReactNode } from "react";
import { Mouse, Touch } from "./DropZone.styles";

export interface ByPointerProps {
  /** Shown where there is a mouse. */
  mouse: ReactNode;
  /** Shown where there is none. */
  touch?: ReactNode;
}

/** Words for a device that files can be dragged on, and for one without a mouse. Nothing moves: the style chooses. */
export const ByPointer = ({ mouse, touch }: ByPointerProps) => (
  <>
    <Mouse>{mouse}</Mouse>
    <Touch>{touch}</Touch>
  </>
);
