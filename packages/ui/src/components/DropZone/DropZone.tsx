import { useId, type ComponentProps } from "react";
import { FileUp } from "lucide-react";
import { Icon } from "../Icon/Icon";
import { Hint, Label, Root } from "./DropZone.styles";
import { ByPointer } from "./ByPointer";
import { FileButton } from "./FileButton";
import { useFileDrop } from "./useFileDrop";

export interface DropZoneProps extends Omit<ComponentProps<"div">, "children"> {
  /** Says what may be dropped. */
  label: string;
  /** The label where nothing can be dragged, as on a phone. */
  touchLabel: string;
  /** Accepted file types, sizes and number. */
  hint?: string;
  /** Label of the button that opens the file dialog. */
  buttonText: string;
  /** Media types and extensions for the file dialog, separated by commas. Nothing is refused by it. */
  accept?: string;
  /** Otherwise only the first dropped file is taken. @default false */
  multiple?: boolean;
  /** Called with files of any type; validation is the caller's. */
  onFiles: (files: File[]) => void;
  /** Takes nothing; the button stays focusable. @default false */
  isDisabled?: boolean;
}

/** An area to drop files on, with a button to choose them. */
export function DropZone(props: DropZoneProps) {
  const {
    label,
    touchLabel,
    hint,
    buttonText,
    accept,
    multiple = false,
    onFiles,
    isDisabled = false,
    ...rest
  } = props;
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
      <Label id={`${id}-label`}>
        <ByPointer mouse={label} touch={touchLabel} />
      </Label>
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
