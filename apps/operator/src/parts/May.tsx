import type { ReactNode } from "react";
import { type OperatorRoute } from "@amberline/api/operator";
import { hasRight, useOperator } from "../wiring/useOperator";

interface MayProps {
  call: Pick<OperatorRoute, "access">;
  children: ReactNode;
}

/** Shows what leads to a call to those who have the right to it. The provider refuses the others in any case. */
export const May = ({ call, children }: MayProps) => (hasRight(useOperator(), call) ? children : null);
