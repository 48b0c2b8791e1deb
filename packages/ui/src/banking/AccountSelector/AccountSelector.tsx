import { ChevronDown } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { Avatar } from "../../components/Avatar/Avatar";
import { Icon } from "../../components/Icon/Icon";
import { lazyComponent } from "../../components/LazyComponent/LazyComponent";
import { Tooltip } from "../../components/Tooltip/Tooltip";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden";
import { type AccountOption } from "./AccountOption";
import { Root } from "./AccountSelector.styles";

export interface AccountSelectorProps extends Omit<ComponentProps<"div">, "children" | "onSelect"> {
  /** Accessible name: "Account". */
  label: string;
  /** Accounts of this login, in the order shown. */
  accounts: readonly AccountOption[];
  /** The account in use; null while it is not known. */
  currentId: string | null;
  /** Not called for the current account. */
  onSelect: (id: string) => void;
  /** Disables the control but keeps it focusable, so that the reason can be read. */
  disabledReason?: string;
  /** On a phone the balance stands in the place of the name. @default false */
  showsBalance?: boolean;
}

const AccountList = lazyComponent(async () => ({ default: (await import("./AccountList")).AccountList }), {
  close: ({ onOpenChange }) => onOpenChange(false),
});

/** Shows the current account and switches to another one of the same login. */
export function AccountSelector(props: AccountSelectorProps) {
  const { label, accounts, currentId, onSelect, disabledReason, showsBalance = false, ...rest } = props;
  const [popover, setPopover] = useState<"unused" | "open" | "closed">("unused");
  const trigger = useRef<HTMLButtonElement>(null);
  const current = accounts.find(({ id }) => id === currentId);
  const isDisabled = disabledReason !== undefined;
  const open = () => {
    if (!isDisabled) setPopover("open");
  };
  const approach = () => {
    if (!isDisabled) void AccountList.preload();
  };
  return (
    <Root data-balance={showsBalance || undefined} onPointerEnter={approach} onFocus={approach} {...rest}>
      <Tooltip
        text={disabledReason ?? current?.name ?? null}
        isForCutText={!isDisabled}
        placement="bottom-start"
      >
        <button
          ref={trigger}
          type="button"
          aria-haspopup="listbox"
          aria-expanded={popover === "open"}
          aria-disabled={isDisabled || undefined}
          onClick={open}
          onKeyDown={({ key }) => key === "ArrowDown" && open()}
        >
          <VisuallyHidden>{label}</VisuallyHidden>
          <Avatar>{current?.initials}</Avatar>
          <span data-part="name">{current?.name}</span>
          {showsBalance ? (
            <span data-part="balance" aria-hidden>
              {current?.balance}
            </span>
          ) : null}
          <span data-part="tail">{current?.tail ? `·· ${current.tail}` : null}</span>
          <Icon icon={ChevronDown} size={16} />
        </button>
      </Tooltip>
      {popover === "unused" ? null : (
        <AccountList
          label={label}
          accounts={accounts}
          currentId={currentId}
          onSelect={onSelect}
          isOpen={popover === "open"}
          onOpenChange={(isOpen) => setPopover(isOpen ? "open" : "closed")}
          triggerRef={trigger}
        />
      )}
    </Root>
  );
}
