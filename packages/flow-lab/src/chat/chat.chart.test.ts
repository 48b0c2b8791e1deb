import type { ChatContext } from "@amberline/flows/chat";
import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { chatFlow } from "./chat.flow";

const idsOf = ({ messages, outbox }: ChatContext) => [...(messages ?? []), ...outbox].map(({ id }) => id);

/** Each message appears once; only discarded messages, or those renamed by the provider, leave the chat. */
function losesAndDoublesNothing({ steps, moments }: RandomWalk) {
  const seen = moments.map(({ snapshot }) => idsOf(snapshot.context as ChatContext));
  seen.forEach((ids, at) => {
    const step = steps[at - 1] ?? "";
    if (new Set(ids).size !== ids.length) expect.fail(`${step} doubled a message: ${ids.join()}`);
    const lost = (seen[at - 1] ?? []).filter((id) => !ids.includes(id));
    if (lost.length > 0 && step !== "message.discard" && !step.startsWith("sendMessage=ok"))
      expect.fail(`${step} lost ${lost.join()}`);
  });
}

describeFlow(chatFlow, {
  invariant: losesAndDoublesNothing,
});
