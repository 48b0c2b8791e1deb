import { useState } from "react";
import { listTrail, trailFile, trailKinds, type WantedTrail } from "@amberline/api/operator";
import { Icon } from "@amberline/ui/Icon";
import { Button } from "@amberline/ui/Button";
import { SearchField } from "@amberline/ui/SearchField";
import { Stack } from "@amberline/ui/Stack";
import { FileDown } from "lucide-react";
import { Choice } from "../parts/Choice";
import { Nothing } from "../parts/Nothing";
import { OperatorPage } from "../parts/OperatorPage";
import { TrailTable } from "../parts/TrailTable";
import { useAnswer } from "../wiring/useAnswer";
import { useFile } from "../wiring/useFile";
import { useSearch } from "../wiring/useSearch";
import { useTranslation } from "../i18n";

/** The audit log: what customers, strangers and operators tried and did. */
export function TrailScreen() {
  const { t } = useTranslation();
  const { typed, setTyped, search } = useSearch();
  const [kind, setKind] = useState<WantedTrail["kind"]>("all");
  const file = useFile();
  const read = useAnswer(listTrail, { search, kind });
  const kinds = trailKinds.map((value) => ({ value, label: t(`trail.kind.${value}`) }));
  return (
    <OperatorPage title={t("trail.title")} lead={t("trail.lead")} read={read}>
      {({ entries }) => (
        <>
          <Stack gap={12}>
            <SearchField
              label={t("trail.search")}
              value={typed}
              maxLength={100}
              onChange={({ value }) => setTyped(value)}
            />
            <Choice label={t("trail.kind")} value={kind} options={kinds} onChange={setKind} />
            <div>
              <Button
                appearance="quiet"
                icon={<Icon icon={FileDown} />}
                isBusy={file.isBusy}
                onClick={() => void file.save(trailFile, { search, kind }, "trail.csv")}
              >
                {t("trail.file")}
              </Button>
            </div>
          </Stack>
          {entries.length === 0 ? (
            <Nothing title={t("trail.none")} />
          ) : (
            <TrailTable entries={entries} hasCustomer />
          )}
        </>
      )}
    </OperatorPage>
  );
}
