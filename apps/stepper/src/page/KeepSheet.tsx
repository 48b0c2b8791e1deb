import { stateKeyOf } from "@amberline/flow-lab/engine";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Row, Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { TextField } from "@amberline/ui/TextField";
import type { KeptWalk } from "@amberline/flow-lab/keptWalks";
import { useState } from "react";
import { useTranslation } from "../i18n";
import { Sheet } from "../parts/Sheet";
import { momentAt } from "../walk/moments";
import type { Keeping } from "../walk/useKeptWalks";
import type { Walk } from "../walk/walk";

interface KeepSheetProps {
  walk: Walk;
  keep: (walk: KeptWalk) => Promise<Keeping>;
  onClose: () => void;
}

/** Keeps the whole walk in the repository, by a name in both languages; the unit tests walk it from then on. */
export function KeepSheet({ walk: { flow, input, steps }, keep, onClose }: KeepSheetProps) {
  const { t } = useTranslation();
  const [en, setEn] = useState("");
  const [lv, setLv] = useState("");
  const [state, setState] = useState<"idle" | "busy" | Keeping>("idle");
  const isNamed = en.trim() !== "" && lv.trim() !== "";
  const save = async () => {
    setState("busy");
    const ends = stateKeyOf(momentAt(flow, input, steps).snapshot);
    const done = await keep({ name: [en.trim(), lv.trim()], input, steps, ends });
    if (done === "kept") onClose();
    else setState(done);
  };
  return (
    <Sheet title={t("keep.title")} closeLabel={t("keep.close")} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isNamed && state !== "busy") void save();
        }}
      >
        <Stack gap={16}>
          <Text size="small" tone="muted">
            {t("keep.note", { file: `packages/flow-lab/src/${flow.id}/keptWalks.json` })}
          </Text>
          <TextField label={t("keep.en")} value={en} onChange={({ value }) => setEn(value)} />
          <TextField label={t("keep.lv")} lang="lv" value={lv} onChange={({ value }) => setLv(value)} />
          {state === "taken" || state === "failed" ? (
            <Banner tone="caution" role="alert" title={t(`keep.${state}`)} />
          ) : null}
          <Row gap={8}>
            <Button type="submit" isBusy={state === "busy"} aria-disabled={!isNamed || undefined}>
              {t("keep.save")}
            </Button>
          </Row>
        </Stack>
      </form>
    </Sheet>
  );
}
