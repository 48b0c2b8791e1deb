import { useMemo, useState } from "react";
import { unplayedIn } from "@amberline/flow-lab/engine";
import { Banner } from "@amberline/ui/Banner";
import { LinkButton } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { Segmented } from "@amberline/ui/Segmented";
import { Download } from "lucide-react";
import { Sheet } from "../parts/Sheet";
import { takenOf, type Walk } from "../walk/walk";
import { useTranslation } from "../i18n";
import { CopyButton } from "./CopyButton";
import { exported, exportKinds, type ExportKind, type Surroundings } from "./exporters";
import { Bar, Text } from "./ExportSheet.styles";

interface ExportSheetProps extends Surroundings {
  walk: Walk;
  onClose: () => void;
}

/** Exports of the walk to read, copy or download. */
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
        <Segmented
          size="sm"
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
        <LinkButton
          size="sm"
          appearance="quiet"
          icon={<Icon icon={Download} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={name}
        >
          {t("export.download", { name })}
        </LinkButton>
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
