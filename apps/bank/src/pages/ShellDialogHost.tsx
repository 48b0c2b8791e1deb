import { useCallback, useMemo, useRef, useState, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { useBank } from "../wiring/hooks/useBank";
import type { ShellDialogProps } from "./shellDialogProps";
import { loadDialog, ShellDialogsProvider, type ShellDialogName } from "./shellDialogs";

interface Open {
  Dialog: ComponentType<ShellDialogProps>;
  closed: () => void;
}

/** Shows one dialog at a time over the page. If its code can't be loaded, a toast says so. */
export function ShellDialogHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { toasts } = useBank();
  const [shown, show] = useState<Open | null>(null);
  const isTaken = useRef(false);

  const open = useCallback(
    async (name: ShellDialogName) => {
      if (isTaken.current) return;
      isTaken.current = true;
      try {
        const Dialog = await loadDialog(name);
        await new Promise<void>((closed) => show({ Dialog, closed }));
      } catch {
        toasts.show({ tone: "negative", text: t("error.access") });
      } finally {
        isTaken.current = false;
      }
    },
    [toasts, t],
  );
  const close = useCallback(() => {
    shown?.closed();
    show(null);
  }, [shown]);
  const dialogs = useMemo(() => ({ open }), [open]);

  return (
    <ShellDialogsProvider value={dialogs}>
      {children}
      {shown ? <shown.Dialog onClosed={close} /> : null}
    </ShellDialogsProvider>
  );
}
