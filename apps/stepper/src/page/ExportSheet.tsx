import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { unplayedIn } from "@amberline/flow-lab/engine";
import { Banner } from "@amberline/ui/Banner";
import { LinkButton } from "@amberline/ui/Button";
import { Columns } from "@amberline/ui/Columns";
import { Icon } from "@amberline/ui/Icon";
import { Segmented } from "@amberline/ui/Segmented";
import { Text as Paragraph } from "@amberline/ui/Text";
import { TextAreaField } from "@amberline/ui/TextField";
import { Download } from "lucide-react";
import { Sheet } from "../parts/Sheet";
import type { ScreenMode } from "../mode";
import type { StripPicture } from "../pictures/useStrip";
import type { Names } from "../names/names";
import type { Walk } from "../walk/walk";
import { useTranslation } from "../i18n";
import { CopyButton } from "./CopyButton";
import { exported, exportKinds, reportPage, wholeOf, type ExportKind } from "./exporters";
import { Bar, Text } from "./ExportSheet.styles";
import { useEmbedded } from "./useEmbedded";

interface ExportSheetProps {
  walk: Walk;
  names: Names;
  mode: ScreenMode;
  /** Picture of each moment, the start first; null until it is known which there are. */
  strip: readonly StripPicture[] | null;
  onClose: () => void;
}

/** What a file needs where it is used. */
const needsOf = {
  playwright: "export.ofApp",
  screens: "export.anywhere",
  unit: "export.ofMachine",
  story: "export.inRepository",
  mermaid: null,
  report: null,
} as const;

const none: readonly StripPicture[] = [];

const at = (addresses: readonly (string | null)[], strip: readonly StripPicture[]) =>
  addresses.map((address, nth) =>
    address === null ? null : { address, otherMode: strip[nth]?.otherMode ?? null },
  );

/** Exports of the whole walk to read, copy or download. */
export function ExportSheet({ walk, names, mode, strip: known, onClose }: ExportSheetProps) {
  const { t, language } = useTranslation();
  const [told, setTold] = useState({ happens: "", should: "" });
  // A long walk's report takes longer to write than a key to press.
  const written = useDeferredValue(told);
  const [kind, setKind] = useState<ExportKind>("playwright");
  const strip = known ?? none;
  const addresses = useMemo(() => strip.map(({ address }) => address), [strip]);
  const embedded = useEmbedded(addresses);
  const around = useMemo(
    () => ({ mode, names, t, language, told: written, browser: navigator.userAgent }),
    [mode, names, t, language, written],
  );
  const { name, text } = useMemo(
    () => exported(kind, walk, { ...around, pictures: at(addresses, strip) }),
    [kind, walk, around, addresses, strip],
  );
  const page = useMemo(
    () =>
      kind === "report" && known && embedded
        ? reportPage(walk, { ...around, pictures: at(embedded, known) })
        : null,
    [kind, walk, around, embedded, known],
  );
  const needs = page ? "export.page" : needsOf[kind];
  // A report is downloaded with its pictures, and not before they are there.
  const file = kind === "report" ? page : { name, text };
  const content = file?.text ?? "";
  const offer = useCallback(
    (link: HTMLAnchorElement) => {
      // Not a `data:` address: it would hold all pictures of a long walk, and its length is limited.
      const address = URL.createObjectURL(new Blob([content], { type: "text/plain;charset=utf-8" }));
      link.href = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  const unplayed = useMemo(() => unplayedIn(wholeOf(walk)), [walk]);
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
        {file ? (
          <LinkButton
            size="sm"
            appearance="quiet"
            icon={<Icon icon={Download} />}
            ref={offer}
            href=""
            download={file.name}
          >
            {t("export.download", { name: file.name })}
          </LinkButton>
        ) : null}
      </Bar>
      <Paragraph size="small" tone="muted">
        {t("export.whole", { count: walk.steps.length, input: names.input(walk.input) })}
        {needs ? ` ${t(needs)}` : null}
      </Paragraph>
      {kind === "report" ? (
        <Columns>
          {(["happens", "should"] as const).map((part) => (
            <TextAreaField
              key={part}
              label={t(`report.${part}`)}
              rows={2}
              value={told[part]}
              onChange={({ value }) => setTold({ ...told, [part]: value })}
            />
          ))}
        </Columns>
      ) : null}
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
