import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import type { Names } from "../names/names";
import type { Trouble } from "../walk/opening";
import type { Stop, Walk } from "../walk/walk";
import { useWords, type Say } from "../words/useWords";

interface StopNoticeProps {
  walk: Walk;
  trouble: Trouble | null;
  names: Names;
  onClose: () => void;
}

function stopText(say: Say, { kind, id, taken, asked, isOlder }: Stop, names: Names): string {
  const what =
    kind === "input"
      ? say("stop.input", { name: names.input(id) })
      : say("stop.step", { taken, asked, name: names.event(id) });
  return isOlder ? `${say("stop.older")} ${what}` : what;
}

/** Says why a link led less far than it was meant to. */
export function StopNotice({ walk, trouble, names, onClose }: StopNoticeProps) {
  const { say } = useWords();
  const { stop } = walk;
  if (!stop && !trouble) return null;
  const lost = trouble?.kind === "flow" ? say("stop.flow", { name: trouble.name }) : say("stop.unreadable");
  return (
    <Banner
      tone="caution"
      role="alert"
      title={say("stop.title")}
      action={
        <Button appearance="plain" onClick={onClose}>
          {say("stop.close")}
        </Button>
      }
    >
      {stop ? stopText(say, stop, names) : lost}
    </Banner>
  );
}
