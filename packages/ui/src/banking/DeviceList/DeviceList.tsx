import { KeyRound, Monitor, Pencil, Smartphone, Tablet } from "lucide-react";
import { type ComponentProps } from "react";
import { Button } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import { IconButton } from "../../components/IconButton/IconButton";
import { IconCircle } from "../../components/IconCircle/IconCircle";
import { StatusTag } from "../../components/StatusTag/StatusTag";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden";
import { Root } from "./DeviceList.styles";

/** A browser or app that is signed in, or a passkey; all texts are ready to show. */
export interface Device {
  /** Unique in its list. */
  id: string;
  /** "Chrome on Windows" */
  name: string;
  /** Place and time of last use: "Riga · 5 minutes ago". */
  detail: string;
  /** @default "computer" */
  kind?: "computer" | "phone" | "tablet" | "key";
  /** The device this page is open on; it has a tag instead of a sign-out button. @default false */
  isCurrent?: boolean;
  /** Whether it has a button, unless it is the current device. @default true */
  canSignOut?: boolean;
  /** Sign-out is in progress. @default false */
  isBusy?: boolean;
}

export interface DeviceListProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Accessible name of the list: "Signed-in devices". */
  label: string;
  /** Devices in the order shown. */
  devices: readonly Device[];
  /** Called with the id of the device to sign out. */
  onSignOut: (id: string) => void;
  /** Gives each a button to rename it, with the word for it. */
  onRename?: (id: string) => void;
  /** Texts the component says itself. */
  words: {
    /** Tag of the current device: "This device". */
    current: string;
    /** Button of the other devices; its accessible name ends with the device's name. */
    signOut: string;
    /** Its accessible name, which ends with the device's name. */
    rename?: string;
  };
}

const icons = {
  computer: <Icon icon={Monitor} />,
  phone: <Icon icon={Smartphone} />,
  tablet: <Icon icon={Tablet} />,
  key: <Icon icon={KeyRound} />,
};

/** The customer's signed-in devices, each with a button to sign it out. */
export function DeviceList({ label, devices, onSignOut, onRename, words, ...rest }: DeviceListProps) {
  return (
    <Root role="list" aria-label={label} {...rest}>
      {devices.map(
        ({ id, name, detail, kind = "computer", isCurrent = false, canSignOut = true, isBusy }) => (
          <li key={id}>
            <IconCircle>{icons[kind]}</IconCircle>
            <div data-part="line">
              <div data-part="words">
                <p data-part="name">{name}</p>
                <p data-part="detail">{detail}</p>
              </div>
              {isCurrent ? (
                <StatusTag tone="positive">{words.current}</StatusTag>
              ) : canSignOut ? (
                <div data-part="buttons">
                  <Button appearance="quiet" isBusy={isBusy} onClick={() => onSignOut(id)}>
                    {words.signOut} <VisuallyHidden>{name}</VisuallyHidden>
                  </Button>
                  {onRename && words.rename ? (
                    <IconButton
                      icon={<Icon icon={Pencil} />}
                      label={`${words.rename} ${name}`}
                      onClick={() => onRename(id)}
                    />
                  ) : null}
                </div>
              ) : null}
            </div>
          </li>
        ),
      )}
    </Root>
  );
}
