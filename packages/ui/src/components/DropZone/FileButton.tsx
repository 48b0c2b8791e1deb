import { useRef, type ChangeEvent } from "react";
import { Button, type ButtonProps } from "../Button";

export interface FileButtonProps extends Omit<ButtonProps, "onClick"> {
  /** What the browser offers first: media types and extensions, separated by commas. It refuses nothing. */
  accept?: string;
  /** @default false */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the system's own choice of files. */
export function FileButton({ accept, multiple = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const hand = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file chosen again is a change only when the field was emptied.
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
