import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { shellDialogs, ShellDialogsProvider, type ShellDialogName } from "./shellDialogs";

interface Open {
  name: ShellDialogName;
  closed: () => void;
}

/** Shows one dialog at a time over the page. */
export function ShellDialogHost({ children }: { children: ReactNode }) {
  const [shown, show] = useState<Open | null>(null);
  const isTaken = useRef(false);

  const open = useCallback(async (name: ShellDialogName) => {
    if (isTaken.current) return;
    isTaken.current = true;
    await new Promise<void>((closed) => show({ name, closed }));
    isTaken.current = false;
  }, []);
  const close = useCallback(() => {
    shown?.closed();
    show(null);
  }, [shown]);
  const dialogs = useMemo(() => ({ open }), [open]);
  const Dialog = shown && shellDialogs[shown.name];

  return (
    <ShellDialogsProvider value={dialogs}>
      {children}
      {Dialog ? <Dialog onClosed={close} /> : null}
    </ShellDialogsProvider>
  );
}
