import { X } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { Heading } from "react-aria-components";
import { Icon } from "../Icon";
import { IconButton } from "../IconButton";
import { IconCircle, type Tone } from "../IconCircle";
import { Actions, Body, Content, Head, Panel, Scrim } from "./Dialog.styles";

export interface DialogProps {
  isOpen: boolean;
  /** Asked to close: Escape, the scrim, the close button. Without it only the actions lead out. */
  onClose?: () => void;
  /** Whether Escape and a press on the scrim close it. The scrim never closes an `alertdialog`. @default true */
  isDismissable?: boolean;
  /** Whether a press on the scrim closes it too, or only Escape and what is in it. @default true */
  closesOnScrim?: boolean;
  /** `alertdialog` for a warning that needs an answer: its text is read at once. @default "dialog" */
  role?: "dialog" | "alertdialog";
  title: ReactNode;
  /** Shown in a circle of the tone; `true` shows the icon of the tone. */
  icon?: ReactNode | true;
  /** @default "neutral" */
  tone?: Tone;
  /** Name of a close button in the corner; without it there is none. */
  closeLabel?: string;
  /** Buttons. An odd one out, the first, takes the whole width. */
  actions?: ReactNode;
  children?: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** Asks one thing and waits. Focus moves in, stays in and returns; under 640 px it is a sheet at the bottom. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, isDismissable = true, closesOnScrim = true, ...others } = props;
  const { role = "dialog", tone = "neutral", ...parts } = others;
  const { title, icon, closeLabel, actions, children, ...rest } = parts;
  const bodyId = useId();
  const canDismiss = isDismissable && onClose !== undefined;
  return (
    <Scrim
      isOpen={isOpen}
      isDismissable={canDismiss && closesOnScrim && role === "dialog"}
      isKeyboardDismissDisabled={!canDismiss}
      onOpenChange={(isStaying) => !isStaying && onClose?.()}
    >
      <Panel>
        <Content role={role} aria-describedby={role === "alertdialog" ? bodyId : undefined} {...rest}>
          <Head>
            <div>
              {icon ? (
                <span data-part="icon">
                  <IconCircle tone={tone}>{icon === true ? undefined : icon}</IconCircle>
                </span>
              ) : null}
              <Heading slot="title">{title}</Heading>
            </div>
            {closeLabel ? (
              <IconButton label={closeLabel} icon={<Icon icon={X} />} isMuted onClick={onClose} />
            ) : null}
          </Head>
          <Body id={bodyId}>{children}</Body>
          {actions ? <Actions>{actions}</Actions> : null}
        </Content>
      </Panel>
    </Scrim>
  );
}
