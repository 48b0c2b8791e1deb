import { type RefObject } from "react";
import { PageMark } from "../Dialog/PageMark";
import { SheetGrabber } from "../Dialog/SheetGrabber";
import { Spinner } from "../Spinner/Spinner";
import { StatusTag } from "../StatusTag/StatusTag";
import { Track } from "../Switch/Track.styles";
import { type ProfileMenuItem } from "./ProfileMenuItem";
import { Item, Items, Owner, Panel } from "./ProfilePanel.styles";

interface ProfilePanelProps {
  label: string;
  account: { name: string; balance: string };
  items: readonly ProfileMenuItem[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAction: (id: string) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

type TextItem = Exclude<ProfileMenuItem, { kind: "content" }>;

function MenuItemText({ icon, label, note, tag }: TextItem) {
  return (
    <>
      {icon}
      <span data-part="words">
        <span>
          {label}
          {note ? <span data-part="note">{note}</span> : null}
        </span>
        {tag ? <StatusTag tone={tag.tone}>{tag.text}</StatusTag> : null}
      </span>
    </>
  );
}

function SwitchRow({ item, onPress }: { item: Extract<TextItem, { kind: "switch" }>; onPress: () => void }) {
  const { isOn, isBusy = false, readOnly = false } = item;
  const isInert = isBusy || readOnly;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      aria-readonly={readOnly || undefined}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onPress}
    >
      <MenuItemText {...item} />
      <Track aria-hidden>{isBusy ? <Spinner /> : null}</Track>
    </button>
  );
}

function Row({ item, onAction }: { item: ProfileMenuItem; onAction: (id: string) => void }) {
  if (item.kind === "content") return <div data-part="content">{item.content}</div>;
  const press = () => onAction(item.id);
  if (item.kind === "switch") return <SwitchRow item={item} onPress={press} />;
  return item.kind === "fact" ? (
    <div data-part="fact">
      <MenuItemText {...item} />
    </div>
  ) : (
    <button type="button" onClick={press}>
      <MenuItemText {...item} />
    </button>
  );
}

/** Panel of ProfileMenu, loaded on first use. */
export function ProfilePanel(props: ProfilePanelProps) {
  const { label, account, items, isOpen, onOpenChange, onAction, triggerRef } = props;
  const act = (id: string) => {
    onOpenChange(false);
    onAction(id);
  };
  return (
    <Panel
      data-sheet
      aria-label={label}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
    >
      <PageMark name="data-dialog" />
      <SheetGrabber sheet="[data-sheet]" onClose={() => onOpenChange(false)} />
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
    </Panel>
  );
}
