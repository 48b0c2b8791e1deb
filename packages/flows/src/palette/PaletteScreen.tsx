import { useRef } from "react";
import { civilDate, formatDate } from "@amberline/domain/dates";
import { formatMoney } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { CommandList } from "@amberline/ui/CommandList";
import { Dialog } from "@amberline/ui/Dialog";
import { Icon } from "@amberline/ui/Icon";
import { Stack } from "@amberline/ui/Stack";
import { ArrowLeftRight, ScrollText, UserRound } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { NoticeBanner } from "../parts";
import { groupedAccount } from "../savedPayees/savedPayee";
import { describeTransaction } from "../transactions/describeTransaction";
import type { PaletteCommand } from "./commands";
import { groupsOf } from "./groupsOf";
import type { FoundPayee, paletteMachine, PaletteEvent } from "./palette.machine";

/** What was chosen: one of the app's commands, a payee, or a transaction. */
export type Chosen =
  | { kind: "command"; id: string }
  | { kind: "payee"; id: string; payee: FoundPayee }
  | { kind: "transaction"; id: string };

export interface PaletteScreenProps {
  snapshot: SnapshotFrom<typeof paletteMachine>;
  send: (event: PaletteEvent) => void;
  /** Pages, actions, accounts and settings that the customer may use. */
  commands: readonly PaletteCommand[];
  /** Ids of what was chosen before, the last one first. */
  recents: readonly string[];
  timeZone: string;
  onChoose: (chosen: Chosen) => void;
  onClose: () => void;
}

const idOf = ({ kind, id }: FoundPayee) => `${kind}-${id}`;

/** Finds pages, payees, transactions, actions and settings by a few letters. */
export function PaletteScreen(props: PaletteScreenProps) {
  const { snapshot, send, commands, recents, timeZone, onChoose, onClose } = props;
  const { t, i18n } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const retry = () => {
    // The button unmounts.
    field.current?.focus();
    send({ type: "search.retry" });
  };
  const { text, payees, transactions, notice } = snapshot.context;
  const locale = i18n.language;
  const found: readonly PaletteCommand[] = [
    ...commands,
    ...(payees ?? []).map((payee) => ({
      id: idOf(payee),
      group: "payees" as const,
      title: payee.title,
      detail: [payee.title === payee.payeeName ? "" : payee.payeeName, groupedAccount(payee.account)]
        .filter(Boolean)
        .join(" · "),
      icon: <Icon icon={payee.kind === "template" ? ScrollText : UserRound} />,
    })),
    ...transactions.map((transaction) => {
      const { name, detail, money, sign } = describeTransaction(transaction, t, { locale, timeZone });
      const day = formatDate(civilDate(transaction.createdAt, timeZone), locale, "medium");
      return {
        id: `transaction-${transaction.id}`,
        group: "transactions" as const,
        title: name,
        detail: [day, formatMoney(money, locale, { sign }), detail].filter(Boolean).join(" · "),
        icon: <Icon icon={ArrowLeftRight} />,
        isFound: true,
      };
    }),
  ];
  const choose = (id: string) => {
    const payee = payees?.find((each) => idOf(each) === id);
    if (payee) return onChoose({ kind: "payee", id, payee });
    const transaction = transactions.find((each) => `transaction-${each.id}` === id);
    onChoose(transaction ? { kind: "transaction", id: transaction.id } : { kind: "command", id });
  };
  return (
    <Dialog isOpen title={t("palette.title")} closeLabel={t("app.close")} onClose={onClose}>
      <Stack above={8}>
        <CommandList
          label={t("palette.title")}
          placeholder={t("palette.placeholder")}
          text={text}
          onType={({ value }) => send({ type: "text.type", text: value })}
          groups={groupsOf({
            text,
            commands: found,
            recents,
            titleOf: (group) => t(`palette.group.${group}`),
          })}
          onChoose={choose}
          emptyText={t("palette.empty")}
          foundText={(count) => t("palette.found", { count: String(count) })}
          isBusy={snapshot.hasTag("busy")}
          fieldRef={field}
        >
          <NoticeBanner
            notice={notice}
            action={
              <Button appearance="quiet" size="sm" onClick={retry}>
                {t("app.retry")}
              </Button>
            }
          />
        </CommandList>
      </Stack>
    </Dialog>
  );
}
