import { type ComponentProps } from "react";
import { Skeleton } from "../../components/Skeleton/Skeleton";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden";
import { Day, Root, Waiting } from "./TransactionList.styles";

const widths = ["11rem", "8rem", "14rem", "9rem"];

interface TransactionListSkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  loadingText?: string;
}

/** A placeholder for one day with four rows. */
export function TransactionListSkeleton({ loadingText, ...rest }: TransactionListSkeletonProps) {
  return (
    <Root aria-busy {...rest}>
      {loadingText ? <VisuallyHidden role="status">{loadingText}</VisuallyHidden> : null}
      <Day as="div">
        <div data-part="head">
          <Skeleton width="5rem" height="1.25rem" />
        </div>
        {widths.map((width) => (
          <Waiting key={width}>
            <Skeleton shape="circle" />
            <div>
              <Skeleton width={width} height="0.875rem" />
              <Skeleton width="min(80%, 14rem)" height="0.75rem" />
            </div>
            <Skeleton width="5rem" height="0.875rem" />
          </Waiting>
        ))}
      </Day>
    </Root>
  );
}
