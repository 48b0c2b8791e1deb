import {
  keyOf,
  offersOf,
  orElse,
  take,
  type AnyFlowDefinition,
  type Moment,
} from "@amberline/flow-lab/engine";
import type { AnyEventObject } from "xstate";
import type { ScreenEvent } from "./messages";

/**
 * The example that stands for an action on the screen: one that leads to the same state, else the first of its type
 * that the state accepts. The event itself, with what was typed, is not passed on.
 */
export function exampleFor(flow: AnyFlowDefinition, moment: Moment, event: AnyEventObject): ScreenEvent {
  const alike = offersOf(flow, moment).filter(
    ({ example, isTaken }) => isTaken && example.event.type === event.type,
  );
  const keyAfter = (done: AnyEventObject, isChanged: boolean) =>
    orElse({ isChanged }, null, () =>
      keyOf(flow, take(flow, moment, { id: "", group: "user", event: done }).moment),
    );
  // Typed values may break the machine; examples do not, unless they meet changed values.
  const wanted = alike.length > 0 ? keyAfter(event, true) : null;
  const same =
    wanted === null
      ? undefined
      : alike.find(({ example }) => keyAfter(example.event, moment.isChanged) === wanted);
  const { example } = same ?? alike[0] ?? {};
  return {
    type: "screen.event",
    id: example?.id ?? null,
    event: event.type,
    isExact: same !== undefined,
  };
}
