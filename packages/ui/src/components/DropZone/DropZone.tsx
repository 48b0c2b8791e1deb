import { useId, type ComponentProps } from "react";
import { FileUp } from "lucide-react";
import { Icon } from "../Icon";
import { Hint, Label, Root } from "./DropZone.styles";
import { FileButton } from "./FileButton";
import { useFileDrop } from "./useFileDrop";

export interface DropZoneProps extends Omit<ComponentProps<"div">, "children"> {
  /** What may be dropped here. */
  label: string;
  /** What the files must be: kinds, sizes, how many. */
  hint?: string;
  /** On the button that chooses files without a mouse. */
  buttonText: string;
  /** What the browser offers first: media types and extensions, separated by commas. It refuses nothing. */
  accept?: string;
  /** Without it the first of several dropped files is taken. @default false */
  multiple?: boolean;
  /** Hears of files chosen or dropped, of any kind: the caller judges them. */
  onFiles: (files: File[]) => void;
  /** @default false */
  isDisabled?: boolean;
}

/** A place to drop files, with a button that does the same. */
export function DropZone(props: DropZoneProps) {
  const { label, hint, buttonText, accept, multiple = false, onFiles, isDisabled = false, ...rest } = props;
  const id = useId();
  const take = (files: File[]) => onFiles(multiple ? files : files.slice(0, 1));
  const { isDropTarget, dropProps } = useFileDrop({ onFiles: take, isDisabled });
  return (
    <Root
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      data-drop-target={isDropTarget || undefined}
      data-disabled={isDisabled || undefined}
      {...dropProps}
      {...rest}
    >
      <Icon icon={FileUp} />
      <Label id={`${id}-label`}>{label}</Label>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      <FileButton
        appearance="quiet"
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-disabled={isDisabled || undefined}
        accept={accept}
        multiple={multiple}
        onFiles={take}
      >
        {buttonText}
      </FileButton>
    </Root>
  );
}
