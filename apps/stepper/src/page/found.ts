import type { Failure } from "../pictures/failures";
import type { Say } from "../words/useWords";

/** What is wrong with a picture, in words. */
export function foundText(say: Say, { kind, pixels, reason }: Failure): string {
  switch (kind) {
    case "changed":
      return say("found.changed", { count: pixels });
    case "resized":
      return say("found.resized", { count: pixels });
    case "new":
      return say("found.new");
    case "gone":
      return say("found.gone");
    case "failed":
      return reason === "" ? say("found.failed") : `${say("found.failed")} ${reason}`;
  }
}
