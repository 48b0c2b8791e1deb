import { useState } from "react";
import { addDays, civilDate } from "@amberline/domain/dates";
import { useTranslation } from "@amberline/flows/i18n";
import { PaletteScreen, wirePalette, type Chosen } from "@amberline/flows/palette";
import { failureNoticeOr } from "@amberline/flows/shared";
import { Icon } from "@amberline/ui/Icon";
import { useMachine } from "@xstate/react";
import {
  ArrowUpRight,
  Bell,
  CalendarClock,
  Eye,
  FileDown,
  FileText,
  FileUp,
  HandCoins,
  Landmark,
  Languages,
  Palette as Colours,
  PiggyBank,
  Repeat,
  UserPlus,
  Users,
  type LucideIcon,
} from "lucide-react";
import { brand } from "../brand";
import { paths } from "../paths";
import { createRecents } from "../wiring/accounts/recents";
import { saved } from "@amberline/app-kit/files";
import { storage } from "../wiring/browser/storage";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { useLeaveGuard } from "./leaveGuard";
import { prefillFromSavedPayee } from "./prefillFromSavedPayee";
import type { ShellDialogProps } from "./shellDialogProps";
import { useShowToast } from "./useShowToast";
import { useRights, type RunnableCommand } from "./useCommands";
import { useLeaveFor } from "./useLeaveFor";
import { useSendTo } from "./useSendTo";

interface PaletteProps extends ShellDialogProps {
  commands: readonly RunnableCommand[];
}

/** Of commands that have no place in the shell, by the first part of their id. */
const icons: Partial<Record<string, LucideIcon>> = {
  account: Landmark,
  balances: Eye,
  budgets: PiggyBank,
  directDebits: Repeat,
  language: Languages,
  moneyRequests: HandCoins,
  newPayee: UserPlus,
  newTemplate: FileText,
  notifications: Bell,
  paymentFiles: FileUp,
  plans: CalendarClock,
  receivers: Users,
  request: HandCoins,
  send: ArrowUpRight,
  statement: FileDown,
  statements: FileText,
  theme: Colours,
};

function withIcon(command: RunnableCommand): RunnableCommand {
  const icon = icons[command.id.split("-")[0] ?? ""];
  return icon ? { ...command, icon: <Icon icon={icon} /> } : command;
}

const DAYS = 30;

/** Saves the account's last statement as a file. */
function useStatement(): RunnableCommand {
  const { t } = useTranslation();
  const client = useClient();
  const { now } = useBank();
  const { account } = useCustomer();
  const showToast = useShowToast();
  const save = async () => {
    const end = civilDate(now(), brand.timeZone);
    const range = { start: addDays(end, 1 - DAYS), end };
    const outcome = await saved(client.statementPdf({ accountId: account.id, ...range }));
    if (!outcome.ok) showToast({ tone: "negative", notice: failureNoticeOr("error.general", outcome) });
  };
  return {
    id: "statement",
    group: "actions",
    title: t("palette.statement"),
    aliases: [t("palette.also.statement")],
    run: () => void save(),
  };
}

/** Finds what the customer may do and does it. */
export default function Palette({ commands, onClosed }: PaletteProps) {
  const { i18n } = useTranslation();
  const client = useClient();
  const { account, accounts } = useCustomer();
  const { mayPrepare } = useRights();
  const sendTo = useSendTo();
  const leaveFor = useLeaveFor();
  const { leave } = useLeaveGuard();
  const statement = useStatement();
  const [recents] = useState(() =>
    createRecents(
      storage,
      accounts
        .map(({ accountId }) => accountId)
        .sort()
        .join(" "),
    ),
  );
  const [before] = useState(recents.read);
  const [machine] = useState(() => wirePalette({ ...client, mayPrepare }));
  const [snapshot, send] = useMachine(machine, { input: { accountId: account.id } });

  const every = [...commands, statement].map(withIcon);

  const run = (chosen: Chosen) => {
    if (chosen.kind === "transaction")
      leaveFor(`${paths.history}?${new URLSearchParams({ details: chosen.id })}`);
    else if (chosen.kind === "payee") leave(() => sendTo(prefillFromSavedPayee(chosen.payee, i18n.language)));
    else every.find(({ id }) => id === chosen.id)?.run();
  };
  const choose = (chosen: Chosen) => {
    // Transactions are too many to come back to.
    if (chosen.kind !== "transaction") recents.add(chosen.id);
    onClosed();
    run(chosen);
  };
  return (
    <PaletteScreen
      snapshot={snapshot}
      send={send}
      commands={every}
      recents={before}
      timeZone={brand.timeZone}
      onChoose={choose}
      onClose={onClosed}
    />
  );
}
