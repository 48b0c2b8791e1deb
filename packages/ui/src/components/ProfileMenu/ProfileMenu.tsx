import { type ComponentProps, useImperativeHandle, useRef, useState } from "react";
import { Avatar } from "../Avatar/Avatar";
import { ToneIcon, type Tone } from "../IconCircle/ToneIcon";
import { lazyComponent } from "../LazyComponent/LazyComponent";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import { type ProfileMenuItem } from "./ProfileMenuItem";
import { Pill } from "./ProfileMenu.styles";

export interface ProfileMenuProps extends Omit<ComponentProps<"button">, "children"> {
  /** Accessible name of the button and its menu: "Profile". */
  label: string;
  /** Verification status, shown on the button. */
  status: { text: string; tone: Tone };
  /** Two letters for the avatar. */
  initials: string;
  /** Header of the menu: the account's name and its balance, formatted or "N/A". */
  account: { name: string; balance: string };
  /** Entries in the order shown. */
  items: readonly ProfileMenuItem[];
  /** Called with the id of an action or a switch, once the menu starts to close. */
  onAction: (id: string) => void;
}

const ProfilePanel = lazyComponent(async () => ({ default: (await import("./ProfilePanel")).ProfilePanel }), {
  close: ({ onOpenChange }) => onOpenChange(false),
});

/** The user and the verification status; opens the menu of personal settings. */
export function ProfileMenu(props: ProfileMenuProps) {
  const { label, status, initials, account, items, onAction, ref, ...rest } = props;
  const [popover, setPopover] = useState<"unused" | "open" | "closed">("unused");
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement);
  return (
    <>
      <Pill
        ref={trigger}
        type="button"
        data-tone={status.tone}
        aria-haspopup="dialog"
        aria-expanded={popover === "open"}
        onClick={() => setPopover("open")}
        onPointerEnter={() => void ProfilePanel.preload()}
        onFocus={() => void ProfilePanel.preload()}
        {...rest}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <span data-part="status">
          {status.tone === "positive" ? null : <ToneIcon tone={status.tone} size={16} />}
          <span data-part="word">{status.text}</span>
        </span>
        <Avatar appearance="quiet">{initials}</Avatar>
      </Pill>
      {popover === "unused" ? null : (
        <ProfilePanel
          label={label}
          account={account}
          items={items}
          onAction={onAction}
          isOpen={popover === "open"}
          onOpenChange={(isOpen) => setPopover(isOpen ? "open" : "closed")}
          triggerRef={trigger}
        />
      )}
    </>
  );
}
