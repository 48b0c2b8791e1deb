import { EndedDialog } from "./EndedDialog";
import { WarningDialog, type SessionDialogProps } from "./WarningDialog";

/** The dialogs of the session: a pure picture of its clock. Nothing is shown while the end is far. */
export function SessionDialogs({ snapshot, send }: SessionDialogProps) {
  if (snapshot.matches({ active: "warning" })) return <WarningDialog snapshot={snapshot} send={send} />;
  if (snapshot.matches("ending") || snapshot.matches("ended"))
    return <EndedDialog snapshot={snapshot} send={send} />;
  return null;
}
