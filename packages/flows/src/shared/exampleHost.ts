import { createActor, fromCallback } from "xstate";
import type { HostEvent } from "./companyPart";

/** A host for a part of a company's page, and all that the part has told it so far. */
export function exampleHost() {
  const heard: HostEvent["type"][] = [];
  const parent = createActor(
    fromCallback<HostEvent>(({ receive }) => receive(({ type }) => void heard.push(type))),
  ).start();
  return { parent, heard };
}
