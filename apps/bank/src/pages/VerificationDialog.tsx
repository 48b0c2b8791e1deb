import { adapters } from "#adapters";
import { useEffect, useEffectEvent, useState } from "react";
import type { VerificationStatus } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { shownTheme } from "@amberline/app-kit/preferences";
import { useTranslation } from "@amberline/flows/i18n";
import {
  createPlace,
  openWidgetWith,
  VerificationScreen,
  WidgetFrame,
  wireVerification,
  type Opening,
} from "@amberline/flows/verification";
import { useMachine } from "@xstate/react";
import { notifyAccountTabs } from "../wiring/accounts/accountTabs";
import { whenOnline } from "../wiring/browser/online";
import { reportError } from "../wiring/browser/reportError";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { verificationOrigins } from "../wiring/browser/verificationOrigins";
import type { ShellDialogProps } from "./shellDialogProps";
import { verificationTone } from "./verificationTone";

function useVerification() {
  const { i18n } = useTranslation();
  const client = useClient();
  const { accounts, toasts } = useBank();
  const [place] = useState(createPlace);
  const [machine] = useState(() => {
    const told = (status: Exclude<VerificationStatus, "none">) => {
      toasts.show({ tone: verificationTone(status), text: i18n.t(`verification.told.${status}`) });
      notifyAccountTabs();
    };
    return wireVerification({
      verificationToken: client.verificationToken,
      whenOnline,
      readStatus: async ({ signal }) =>
        mapOutcome(await accounts.refresh(signal), ({ user }) => user.verification),
      openWidget: (adapters.openVerification ?? openWidgetWith)({
        place,
        origins: verificationOrigins(location.href),
        look: () => ({ language: i18n.language, theme: shownTheme(), title: i18n.t("verification.frame") }),
        report: reportError,
      }),
      tellStatus: (status) => {
        if (status !== "none") told(status);
      },
      assumeInProgress: accounts.assumeSubmitted,
    });
  });
  return { place, machine };
}

function VerificationDialog({ opening, onClosed }: ShellDialogProps & { opening: Opening }) {
  const { accounts } = useBank();
  const { user } = useCustomer();
  const { place, machine } = useVerification();
  const [input] = useState(() => ({ status: user.verification, isCompany: user.isCompany, opening }));
  const [snapshot, send] = useMachine(machine, { input });

  useEffect(() => {
    const tell = () => {
      const customer = accounts.customer();
      if (customer) send({ type: "status.changed", status: customer.user.verification });
    };
    // It may have changed since the machine started.
    tell();
    return accounts.subscribe(tell);
  }, [accounts, send]);

  const isClosed = !snapshot.hasTag("dialog");
  const leave = useEffectEvent(() => {
    // The customer may have submitted documents on another device.
    void accounts.refresh();
    onClosed();
  });
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed]);

  return <VerificationScreen snapshot={snapshot} send={send} frame={<WidgetFrame place={place} />} />;
}

/** Opened by the customer. */
export const AskedVerification = (props: ShellDialogProps) => (
  <VerificationDialog opening="atOnce" {...props} />
);

/** Opened because a payment requires it; a company's members verify themselves elsewhere. */
export const NeededVerification = (props: ShellDialogProps) => (
  <VerificationDialog opening="byItself" {...props} />
);
