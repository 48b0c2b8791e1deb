import { useEffect, useEffectEvent, useState } from "react";
import { mapOutcome } from "@amberline/api/client/entry";
import { useTranslation } from "@amberline/flows/i18n";
import { TwoFactorScreen, wireTwoFactor, type TwoFactorIntent } from "@amberline/flows/twoFactor";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { notifyAccountTabs } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import type { ShellDialogProps } from "./shellDialogProps";

function TwoFactorDialog({ intent, onClosed }: ShellDialogProps & { intent: TwoFactorIntent }) {
  const { t, i18n } = useTranslation();
  const client = useClient();
  const { accounts, toasts } = useBank();
  const { user } = useCustomer();
  const [machine] = useState(() =>
    wireTwoFactor({
      beginTwoFactor: client.beginTwoFactor,
      updateTwoFactor: client.updateTwoFactor,
      renewRecoveryCodes: client.renewRecoveryCodes,
      readState: async ({ signal }) =>
        mapOutcome(await accounts.refresh(signal), ({ user: read }) => read.hasTwoFactor),
      tellChange: (change) => {
        toasts.show({ tone: "positive", text: i18n.t(`twoFactor.told.${change}`) });
        void accounts.refresh();
        notifyAccountTabs();
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { intent } });

  const leave = useEffectEvent(onClosed);
  const isClosed = snapshot.status !== "active";
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed]);

  const file = {
    name: `${brand.name.toLowerCase()}-recovery-codes.txt`,
    heading: t("twoFactor.fileHeading", { brand: brand.name, email: user.email }),
  };
  return <TwoFactorScreen snapshot={snapshot} send={send} file={file} />;
}

export const SetUpTwoFactor = (props: ShellDialogProps) => <TwoFactorDialog intent="setUp" {...props} />;
export const DisableTwoFactor = (props: ShellDialogProps) => <TwoFactorDialog intent="disable" {...props} />;
export const RenewRecoveryCodes = (props: ShellDialogProps) => <TwoFactorDialog intent="codes" {...props} />;
