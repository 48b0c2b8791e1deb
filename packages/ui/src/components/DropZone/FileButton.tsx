import { useRef, type ChangeEvent, type ComponentProps } from "react";
import { Button, type ButtonAppearanceProps } from "../Button/Button";

export interface FileButtonProps extends ButtonAppearanceProps, Omit<ComponentProps<"button">, "onClick"> {
  /** Work is in progress: the button keeps its width and focus and ignores presses. @default false */
  isBusy?: boolean;
  /** Media types and extensions for the file dialog, separated by commas. Nothing is refused by it. */
  accept?: string;
  /** Whether several files can be chosen. @default false */
  multiple?: boolean;
  /** Called with the chosen files. */
  onFiles: (files: File[]) => void;
}

/** A button that opens the system's file dialog. */
export function FileButton({ accept, multiple = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const hand = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Without clearing, choosing the same file again would fire no change event.
    currentTarget.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <input ref={input} type="file" hidden accept={accept} multiple={multiple} onChange={hand} />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
