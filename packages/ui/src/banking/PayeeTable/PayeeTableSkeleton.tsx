import { type ComponentProps } from "react";
import { Skeleton } from "../../components/Skeleton/Skeleton";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden";
import { Waiting } from "./PayeeTable.styles";

const widths = ["9rem", "6rem", "11rem", "7rem"];

export interface PayeeTableSkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  /** Announced to screen readers while loading. */
  loadingText: string;
}

/** Stands for the table while its rows load. */
export function PayeeTableSkeleton({ loadingText, ...rest }: PayeeTableSkeletonProps) {
  return (
    <Waiting aria-busy {...rest}>
      <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
      {widths.map((width) => (
        <div key={width}>
          <Skeleton width={width} />
          <Skeleton width="min(30%, 8rem)" />
        </div>
      ))}
    </Waiting>
  );
}
