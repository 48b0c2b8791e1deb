import { MOST_STEPS } from "@amberline/flow-lab/engine";
import { Banner } from "@amberline/ui/Banner";
import { isFull, type Walk } from "../walk/walk";
import { useWords } from "../words/useWords";

/** Says that a link holds no step more, and how to go on. */
export function FullNotice({ walk }: { walk: Walk }) {
  const { say } = useWords();
  if (!isFull(walk)) return null;
  return (
    <Banner tone="caution" role="alert" title={say("full.title")}>
      {say("full.text", { count: MOST_STEPS })}
    </Banner>
  );
}
