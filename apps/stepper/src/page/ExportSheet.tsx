import { useMemo, useState } from "react";
import { unplayedIn } from "@amberline/flow-lab/engine";
import { Banner } from "@amberline/ui/Banner";
import { Download } from "lucide-react";
import { Segments } from "../parts/Segments";
import { Sheet } from "../parts/Sheet";
import { ToolButton } from "../parts/ToolButton.styles";
import { takenOf, type Walk } from "../walk/walk";
import { useTranslation } from "../i18n";
import { CopyButton } from "./CopyButton";
import { exported, exportKinds, type ExportKind, type Surroundings } from "./exporters";
import { Bar, Text } from "./ExportSheet.styles";

interface ExportSheetProps extends Surroundings {
  walk: Walk;
  onClose: () => void;
}

/** What can be made of the walk, to be read, copied or kept as a file. */
export function ExportSheet({ walk, link, mode, pictureOf, onClose }: ExportSheetProps) {
  const { t } = useTranslation();
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
    <Sheet title={t("export.title")} closeLabel={t("export.close")} size="large" onClose={onClose}>
      <Bar>
        <Segments
          legend={t("export.kind")}
          options={exportKinds.map((value) => ({ value, label: t(`export.${value}`) }))}
          value={kind}
          onSelect={setKind}
        />
        <CopyButton
          text={text}
          words={{
            copy: t("export.copy"),
            copied: t("export.copied"),
            refused: t("export.copyRefused"),
          }}
        />
        <ToolButton as="a" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={name}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t("export.download", { name })}
        </ToolButton>
      </Bar>
      {kind === "playwright" && unplayed.length > 0 ? (
        <Banner tone="caution" title={t("export.unplayed", { count: unplayed.length })}>
          {t("export.unplayedWhy")}
        </Banner>
      ) : null}
      <Text tabIndex={0} aria-label={t("export.text", { name })} role="region">
        {text}
      </Text>
    </Sheet>
  );
}
