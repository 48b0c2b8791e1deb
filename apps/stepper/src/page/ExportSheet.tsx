import { useMemo, useState } from "react";
import { unplayedIn } from "@amberline/flows/stepper";
import { Banner } from "@amberline/ui/Banner";
import { LinkButton } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { Segmented } from "@amberline/ui/Segmented";
import { Download } from "lucide-react";
import { Sheet } from "../parts/Sheet";
import { takenOf, type Walk } from "../walk/walk";
import { useWords } from "../words/useWords";
import { CopyButton } from "./CopyButton";
import { exported, exportKinds, type ExportKind, type Surroundings } from "./exporters";
import { Bar, Text } from "./ExportSheet.styles";

interface ExportSheetProps extends Surroundings {
  walk: Walk;
  onClose: () => void;
}

/** What can be made of the walk, to be read, copied or kept as a file. */
export function ExportSheet({ walk, link, mode, pictureOf, onClose }: ExportSheetProps) {
  const { say } = useWords();
  const [kind, setKind] = useState<ExportKind>("playwright");
  const { name, text } = useMemo(
    () => exported(kind, walk, { link, mode, pictureOf }),
    [kind, walk, link, mode, pictureOf],
  );
  const unplayed = useMemo(
    () => unplayedIn({ flow: walk.flow, input: walk.input, steps: takenOf(walk) }),
    [walk],
  );
  return (
    <Sheet title={say("export.title")} closeLabel={say("export.close")} size="large" onClose={onClose}>
      <Bar>
        <Segmented
          size="sm"
          legend={say("export.kind")}
          options={exportKinds.map((value) => ({ value, label: say(`export.${value}`) }))}
          value={kind}
          onSelect={setKind}
        />
        <CopyButton
          text={text}
          words={{
            copy: say("export.copy"),
            copied: say("export.copied"),
            refused: say("export.copyRefused"),
          }}
        />
        <LinkButton
          size="sm"
          appearance="quiet"
          icon={<Icon icon={Download} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={name}
        >
          {say("export.download", { name })}
        </LinkButton>
      </Bar>
      {kind === "playwright" && unplayed.length > 0 ? (
        <Banner tone="caution" title={say("export.unplayed", { count: unplayed.length })}>
          {say("export.unplayedWhy")}
        </Banner>
      ) : null}
      <Text tabIndex={0} aria-label={say("export.text", { name })} role="region">
        {text}
      </Text>
    </Sheet>
  );
}
