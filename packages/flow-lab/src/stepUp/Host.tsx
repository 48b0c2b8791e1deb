import { StepUpScreen, type StepUpScreenProps } from "@amberline/flows/stepUp";
import { HomePage } from "../host/HomePage";
import type { OverPage } from "../host/flowScreen";

/** Over the change it allows. */
export default function StepUpHost({
  snapshot,
  send,
  behind = <HomePage />,
  ...around
}: Pick<StepUpScreenProps, "snapshot" | "send"> &
  Partial<Pick<StepUpScreenProps, "title" | "agreement">> &
  OverPage) {
  return (
    <>
      {behind}
      {snapshot.status === "active" ? (
        <StepUpScreen snapshot={snapshot} send={send} userName="ilze@example.lv" {...around} />
      ) : null}
    </>
  );
}
