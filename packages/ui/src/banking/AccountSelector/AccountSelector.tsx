import { ChevronDown } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from "react";
import { Avatar } from "../../components/Avatar";
import { Icon } from "../../components/Icon";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { type AccountOption } from "./AccountOption";
import { Reason, Root } from "./AccountSelector.styles";

export interface AccountSelectorProps extends Omit<ComponentProps<"div">, "children" | "onSelect"> {
  /** Names the control: "Account". */
  label: string;
  accounts: readonly AccountOption[];
  currentId: string | null;
  /** Called with another account than the current one. */
  onSelect: (id: string) => void;
  /** Why it cannot be used now. The control stays reachable, and tells. */
  disabledReason?: string;
}

const loadList = () => import("./AccountList");
const AccountList = lazy(async () => ({ default: (await loadList()).AccountList }));

/** Shows the account in use and switches to another one of the same login. */
export function AccountSelector(props: AccountSelectorProps) {
  const { label, accounts, currentId, onSelect, disabledReason, ...rest } = props;
  const [popover, setPopover] = useState<"unused" | "open" | "closed">("unused");
  const [isReasonShown, setReasonShown] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const reasonId = useId();
  const current = accounts.find(({ id }) => id === currentId);
  const isDisabled = disabledReason !== undefined;
  const open = () => (isDisabled ? setReasonShown(true) : setPopover("open"));
  const approach = () => (isDisabled ? setReasonShown(true) : void loadList());
  const leave = () => setReasonShown(false);
  return (
    <Root onPointerEnter={approach} onPointerLeave={leave} onFocus={approach} onBlur={leave} {...rest}>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={popover === "open"}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
        onClick={open}
        onKeyDown={({ key }) => {
          if (key === "Escape") leave();
          if (key === "ArrowDown") open();
        }}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <Avatar>{current?.initials}</Avatar>
        <span data-part="name">{current?.name}</span>
        <span data-part="tail">{current ? `·· ${current.tail}` : null}</span>
        <Icon icon={ChevronDown} size={16} />
      </button>
      {isDisabled ? (
        <Reason id={reasonId} role="tooltip" data-shown={isReasonShown}>
          {disabledReason}
        </Reason>
      ) : null}
      {popover === "unused" ? null : (
        <Suspense>
          <AccountList
            label={label}
            accounts={accounts}
            currentId={currentId}
            onSelect={onSelect}
            isOpen={popover === "open"}
            onOpenChange={(isOpen) => setPopover(isOpen ? "open" : "closed")}
            triggerRef={trigger}
          />
        </Suspense>
      )}
    </Root>
  );
}
