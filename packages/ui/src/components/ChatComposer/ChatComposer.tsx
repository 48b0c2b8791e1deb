import {
  useImperativeHandle,
  useRef,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { Paperclip, SendHorizontal } from "lucide-react";
import { FileButton } from "../DropZone/FileButton";
import { Button } from "../Button/Button";
import { Icon } from "../Icon/Icon";
import { isComposing } from "../TextField/isComposing";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import { Frame, Grow, Over, Root } from "./ChatComposer.styles";

export interface ChatComposerProps extends Omit<
  ComponentProps<"form">,
  "onSubmit" | "onChange" | "accept" | "ref" | "children"
> {
  /** Accessible name of the field. */
  label: string;
  /** Shown while nothing is entered. */
  placeholder: string;
  /** The message as written so far. */
  value: string;
  /** Called with the new value on every change. */
  onChange: (change: { value: string }) => void;
  /** Names of the buttons. */
  words: { attach: string; send: string };
  /** Media types and extensions for the file dialog, separated by commas. Nothing is refused by it. */
  accept?: string;
  /** Called with files chosen or pasted. */
  onFiles: (files: File[]) => void;
  /** There is something to send. */
  canSend: boolean;
  /** Called by Enter and by the button. */
  onSend: () => void;
  /** Shown above the text: the attached files. */
  children?: ReactNode;
  /** The text area. */
  ref?: ComponentProps<"textarea">["ref"];
}

/** A field for a message: Enter sends it, Shift+Enter breaks the line. Files can be chosen or pasted. */
export function ChatComposer(props: ChatComposerProps) {
  const {
    label,
    placeholder,
    value,
    onChange,
    words,
    accept,
    onFiles,
    canSend,
    onSend,
    children,
    ref,
    ...rest
  } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);

  const send = () => {
    if (canSend) onSend();
    field.current?.focus();
  };
  const hearKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // A table copied from a spreadsheet comes as text and as an image; take the text.
    if (files.length === 0 || types.includes("text/plain")) return;
    event.preventDefault();
    onFiles([...files]);
  };

  return (
    <Root
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Over>{children}</Over>
      <Frame>
        <FileButton
          appearance="plain"
          multiple
          accept={accept}
          icon={<Icon icon={Paperclip} />}
          onFiles={onFiles}
        >
          <VisuallyHidden>{words.attach}</VisuallyHidden>
        </FileButton>
        <Grow data-text={value}>
          <textarea
            ref={field}
            rows={1}
            aria-label={label}
            placeholder={placeholder}
            enterKeyHint="send"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange({ value: event.target.value })}
            onKeyDown={hearKey}
            onPaste={paste}
          />
        </Grow>
        <Button type="submit" aria-disabled={!canSend || undefined} icon={<Icon icon={SendHorizontal} />}>
          <VisuallyHidden>{words.send}</VisuallyHidden>
        </Button>
      </Frame>
    </Root>
  );
}
