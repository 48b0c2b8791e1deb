import { type RefObject } from "react";
import { Track } from "../Switch/Track.styles";
import { type ProfileMenuItem } from "./ProfileMenuItem";
import { Float, Item, Items, Owner } from "./ProfilePanel.styles";

interface ProfilePanelProps {
  label: string;
  account: { name: string; balance: string };
  items: readonly ProfileMenuItem[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAction: (id: string) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

function Words({ label, note }: { label: string; note?: string }) {
  return (
    <span data-part="words">
      {label}
      {note ? <span data-part="note">{note}</span> : null}
    </span>
  );
}

function Row({ item, onAction }: { item: ProfileMenuItem; onAction: (id: string) => void }) {
  if (item.kind === "content") return <div data-part="content">{item.content}</div>;
  const { id, kind, icon, label, note } = item;
  if (kind === "fact") {
    return (
      <div data-part="fact">
        {icon}
        <Words label={label} note={note} />
      </div>
    );
  }
  const state = kind === "switch" ? ({ role: "switch", "aria-checked": item.isOn } as const) : {};
  return (
    <button type="button" onClick={() => onAction(id)} {...state}>
      {icon}
      <Words label={label} note={note} />
      {kind === "switch" ? <Track aria-hidden /> : null}
    </button>
  );
}

/** The open half of ProfileMenu, loaded when it is first wanted. */
export function ProfilePanel(props: ProfilePanelProps) {
  const { label, account, items, isOpen, onOpenChange, onAction, triggerRef } = props;
  const act = (id: string) => {
    onOpenChange(false);
    onAction(id);
  };
  return (
    <Float
      aria-label={label}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
    >
      <Owner>
        <p>{account.name}</p>
        <p>{account.balance}</p>
      </Owner>
      <Items role="list">
        {items.map((item) => (
          <Item key={item.id} data-tone={"tone" in item ? item.tone : undefined}>
            <Row item={item} onAction={act} />
          </Item>
        ))}
      </Items>
    </Float>
  );
}
