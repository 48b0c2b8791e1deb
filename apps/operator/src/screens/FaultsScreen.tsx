import { clearFaults, listFaults, type OperatorFault } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Stack } from "@amberline/ui/Stack";
import { Nothing } from "../parts/Nothing";
import { Page } from "../parts/Page";
import { useAnswer } from "../wiring/useAnswer";
import { useDeed } from "../wiring/useDeed";
import { useWords, type Say } from "../words/useWords";
import { FaultForm } from "./FaultForm";
import { faultName } from "./faultName";

const columns = (say: Say): DataColumn<{ at: number } & OperatorFault>[] => [
  { head: say("fault.call"), kind: "title", cell: ({ call }) => call },
  { head: say("fault.fault"), cell: ({ fault }) => faultName(say, fault) },
  { head: say("fault.timesLeft"), cell: ({ times }) => times },
];

/** What the next requests of a call will meet. */
export function FaultsScreen() {
  const { say } = useWords();
  const { busy, perform } = useDeed();
  const read = useAnswer(listFaults, {});
  return (
    <Page title={say("faults.title")} lead={say("faults.lead")} read={read}>
      {({ faults, calls, kinds }) => (
        <>
          <FaultForm calls={calls} kinds={kinds} />
          {faults.length === 0 ? (
            <Nothing title={say("faults.none")} />
          ) : (
            <Stack gap={12}>
              <DataTable
                label={say("faults.planned")}
                columns={columns(say)}
                rows={faults.map((fault, at) => ({ ...fault, at }))}
                keyOf={({ at }) => String(at)}
              />
              <div>
                <Button
                  appearance="quiet"
                  isBusy={busy !== null}
                  onClick={() => void perform("clear", clearFaults, {}, say("faults.cleared"))}
                >
                  {say("faults.clear")}
                </Button>
              </div>
            </Stack>
          )}
        </>
      )}
    </Page>
  );
}
