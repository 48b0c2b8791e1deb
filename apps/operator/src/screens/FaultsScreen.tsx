import { clearFaults, listFaults, type OperatorFault } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Stack } from "@amberline/ui/Stack";
import { Nothing } from "../parts/Nothing";
import { OperatorPage } from "../parts/OperatorPage";
import { useAnswer } from "../wiring/useAnswer";
import { useMutation } from "../wiring/useMutation";
import { useTranslation, type Translate } from "../i18n";
import { FaultForm } from "./FaultForm";
import { faultName } from "./faultName";

const columns = (t: Translate): DataColumn<{ at: number } & OperatorFault>[] => [
  { head: t("fault.call"), kind: "title", cell: ({ call }) => call },
  { head: t("fault.fault"), cell: ({ fault }) => faultName(t, fault) },
  { head: t("fault.timesLeft"), cell: ({ times }) => times },
];

/** Planned faults of the next requests. */
export function FaultsScreen() {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const read = useAnswer(listFaults, {});
  return (
    <OperatorPage title={t("faults.title")} lead={t("faults.lead")} read={read}>
      {({ faults, calls, kinds }) => (
        <>
          <FaultForm calls={calls} kinds={kinds} />
          {faults.length === 0 ? (
            <Nothing title={t("faults.none")} />
          ) : (
            <Stack gap={12}>
              <DataTable
                label={t("faults.planned")}
                columns={columns(t)}
                rows={faults.map((fault, at) => ({ ...fault, at }))}
                keyOf={({ at }) => String(at)}
              />
              <div>
                <Button
                  appearance="quiet"
                  isBusy={busy !== null}
                  onClick={() => void perform("clear", clearFaults, {}, t("faults.cleared"))}
                >
                  {t("faults.clear")}
                </Button>
              </div>
            </Stack>
          )}
        </>
      )}
    </OperatorPage>
  );
}
