import { useEffect, useState, type DragEvent } from "react";

interface FileDrop {
  onFiles: (files: File[]) => void;
  /** Dropped files are ignored; the browser does not open them either. @default false */
  isDisabled?: boolean;
}

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes("Files") ?? false;

/** The browser lists a folder as a file, but it cannot be read. */
const filesIn = ({ items }: DataTransfer): File[] =>
  [...items].flatMap((item) => {
    const file = item.kind === "file" && !item.webkitGetAsEntry()?.isDirectory ? item.getAsFile() : null;
    return file ? [file] : [];
  });

const isWithin = (place: Element, other: EventTarget | null) =>
  other instanceof Node && place.contains(other);

/** By default browsers navigate to a file dropped elsewhere on the page, losing what was typed. */
function keepPage(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !holdsFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
}

/** Accepts dropped files: spread `dropProps` on the element. It must contain a button to choose files as well. */
export function useFileDrop({ onFiles, isDisabled = false }: FileDrop) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const events = ["dragover", "drop"] as const;
    events.forEach((name) => window.addEventListener(name, keepPage));
    return () => events.forEach((name) => window.removeEventListener(name, keepPage));
  }, []);

  const take = (event: DragEvent) => {
    if (isDisabled || !holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  };
  return {
    isDropTarget: isOver && !isDisabled,
    dropProps: {
      onDragEnter: take,
      onDragOver: take,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!isWithin(currentTarget, relatedTarget)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (isDisabled || !holdsFiles(event)) return;
        event.preventDefault();
        const files = filesIn(event.dataTransfer);
        if (files.length > 0) onFiles(files);
      },
    },
  };
}
