import { useEffect, useState } from "react";
import { useStore } from "@amberline/app-kit/store";
import { useTranslation } from "@amberline/flows/i18n";
import { LeaveDialog } from "@amberline/flows/leave";
import { useLocation } from "wouter";
import { useBank, useMoneyInFlight } from "../wiring/hooks/useBank";
import { keepsTyped } from "./formPages";
import { createLeaveGuard, useHistoryGuard, useUnloadGuard } from "./leaveGuard";

/** Leaving a page waits for a payment, and asks when something is typed. */
export function useLeaving() {
  const { i18n } = useTranslation();
  const { drafts, moneyInFlight, toasts, unsaved } = useBank();
  const [location] = useLocation();
  const isHeld = useMoneyInFlight();
  const isUnsaved = useStore(unsaved);
  const [goingTo, setGoingTo] = useState<(() => void) | null>(null);
  const [leaveGuard] = useState(() =>
    createLeaveGuard({
      moneyInFlight,
      onHeld: () => toasts.show({ tone: "info", text: i18n.t("shell.heldByPayment") }),
      unsaved,
      onUnsaved: (go) => setGoingTo(() => go),
    }),
  );
  useHistoryGuard(leaveGuard);
  useUnloadGuard(isUnsaved || isHeld);
  useEffect(() => {
    if (isUnsaved) void LeaveDialog.preload();
  }, [isUnsaved]);

  const leaveDialog = goingTo ? (
    <LeaveDialog
      about={keepsTyped(location) ? "kept" : "typed"}
      onStay={() => setGoingTo(null)}
      onLeave={() => {
        setGoingTo(null);
        drafts.giveUp();
        goingTo();
      }}
    />
  ) : null;
  return { isHeld, leaveGuard, leaveDialog };
}
