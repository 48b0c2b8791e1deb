import { X } from "lucide-react";
import { type ReactNode, type Ref, type RefObject, useId, useRef } from "react";
import { Heading } from "react-aria-components";
import { Icon } from "../Icon/Icon";
import { IconButton } from "../IconButton/IconButton";
import { IconCircle } from "../IconCircle/IconCircle";
import type { Tone } from "../IconCircle/ToneIcon";
import { PageMark } from "./PageMark";
import { SheetGrabber } from "./SheetGrabber";
import { useOpener } from "./useOpener";
import { Actions, Body, Content, Head, Panel, Scrim } from "./Dialog.styles";

export interface DialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called for Escape, the scrim and the close button. Without it only the actions close the dialog. */
  onClose?: () => void;
  /** Whether Escape and a press on the scrim close it. The scrim never closes an `alertdialog`. @default true */
  isDismissable?: boolean;
  /** Whether a press on the scrim closes it. @default true */
  closesOnScrim?: boolean;
  /** `alertdialog` for a warning that needs an answer: its text is announced at once. @default "dialog" */
  role?: "dialog" | "alertdialog";
  /** Names the dialog: the question or the task. */
  title: ReactNode;
  /** Shown in a circle; `true` shows the icon of the tone. */
  icon?: ReactNode | true;
  /** Colour of the icon. @default "neutral" */
  tone?: Tone;
  /** An avatar beside the title, with `subtitle` below it. */
  face?: ReactNode;
  /** A line below the title. */
  subtitle?: ReactNode;
  /** Element that names the dialog where its title does not. */
  "aria-labelledby"?: string;
  /** Another value is the next step on the same sheet: read and focused anew without closing. */
  step?: string;
  /** `side` is a panel as high as the page, from 1024 px up. @default "middle" */
  placement?: "middle" | "side";
  /** Accessible name of the close button; without it there is none. */
  closeLabel?: string;
  /** With an odd number of buttons the first takes the whole width. */
  actions?: ReactNode;
  /** Content. */
  children?: ReactNode;
  /** Class of the outermost element. */
  className?: string;
  /** The dialog itself. */
  ref?: Ref<HTMLElement>;
}

function Opener({ isOpen, panel }: { isOpen: boolean; panel: RefObject<HTMLDivElement | null> }) {
  useOpener(isOpen, panel);
  return null;
}

/** A modal dialog. Traps focus and restores it; below 640 px it is a bottom sheet. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, isDismissable = true, closesOnScrim = true, ...others } = props;
  const { role = "dialog", tone = "neutral", placement = "middle", ...parts } = others;
  const { title, icon, face, subtitle, step, closeLabel, actions, children, ...rest } = parts;
  const bodyId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const canDismiss = isDismissable && onClose !== undefined;
  return (
    <Scrim
      data-placement={placement}
      isOpen={isOpen}
      isDismissable={canDismiss && closesOnScrim && role === "dialog"}
      isKeyboardDismissDisabled={!canDismiss}
      onOpenChange={(isStaying) => !isStaying && onClose?.()}
    >
      <Panel ref={panel} data-placement={placement}>
        <PageMark name="data-dialog" value={placement} />
        <Opener isOpen={isOpen} panel={panel} />
        {canDismiss ? <SheetGrabber sheet="[data-placement]" onClose={onClose} /> : null}
        <Content
          key={step}
          role={role}
          aria-describedby={role === "alertdialog" ? bodyId : undefined}
          {...rest}
        >
          <Head>
            <div>
              {icon ? (
                <span data-part="icon">
                  <IconCircle tone={tone}>{icon === true ? undefined : icon}</IconCircle>
                </span>
              ) : null}
              {face}
              <div>
                <Heading slot="title">{title}</Heading>
                {subtitle ? <p>{subtitle}</p> : null}
              </div>
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
