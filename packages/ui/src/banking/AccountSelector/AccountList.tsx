import { Building2, Check, UserRound } from "lucide-react";
import { type RefObject } from "react";
import { Avatar } from "../../components/Avatar/Avatar";
import { PageMark } from "../../components/Dialog/PageMark";
import { SheetGrabber } from "../../components/Dialog/SheetGrabber";
import { Icon } from "../../components/Icon/Icon";
import { type AccountOption } from "./AccountOption";
import { Account, Accounts, Panel } from "./AccountList.styles";

interface AccountListProps {
  label: string;
  accounts: readonly AccountOption[];
  currentId: string | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSelect: (id: string) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

/** Listbox of AccountSelector, loaded on first use. */
export function AccountList(props: AccountListProps) {
  const { label, accounts, currentId, isOpen, onOpenChange, onSelect, triggerRef } = props;
  const choose = (id: string) => {
    onOpenChange(false);
    if (id !== currentId) onSelect(id);
  };
  return (
    <Panel
      data-sheet
      aria-label={label}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom start"
    >
      <PageMark name="data-dialog" />
      <SheetGrabber sheet="[data-sheet]" onClose={() => onOpenChange(false)} />
      <Accounts
        aria-label={label}
        autoFocus
        disallowEmptySelection
        selectionMode="single"
        selectedKeys={currentId === null ? [] : [currentId]}
      >
        {accounts.map(({ id, name, tail, kind, balance }) => (
          <Account key={id} id={id} textValue={name} onPress={() => choose(id)}>
            <Avatar appearance="quiet">
              {kind === "corporate" ? (
                <Icon icon={Building2} size={24} />
              ) : (
                <Icon icon={UserRound} size={24} />
              )}
            </Avatar>
            <span>
              <span data-part="name">{name}</span>
              {tail ? <span data-part="tail">·· {tail}</span> : null}
            </span>
            <span data-part="balance">{balance}</span>
            {id === currentId ? <Icon icon={Check} /> : <span />}
          </Account>
        ))}
      </Accounts>
    </Panel>
  );
}
