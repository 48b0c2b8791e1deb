import { Skeleton } from "@amberline/ui/Skeleton";
import { Waiting } from "./ChatScreen.styles";

const widths = ["14rem", "9rem", "17rem", "12rem"];

/** What will be the talk. */
export function ChatWaiting() {
  return (
    <Waiting aria-busy>
      {widths.map((width) => (
        <Skeleton key={width} shape="block" width={width} height="2.75rem" />
      ))}
    </Waiting>
  );
}
