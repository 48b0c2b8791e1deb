import { useEffect, useState, type DragEvent } from "react";

interface FileDrop {
  onFiles: (files: File[]) => void;
  /** Files dropped meanwhile go nowhere; they do not open in place of the page either. @default false */
  isDisabled?: boolean;
}

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes("Files") ?? false;

/** A folder counts as a file to the browser, but there is nothing in it to read. */
const filesIn = ({ items }: DataTransfer): File[] =>
  [...items].flatMap((item) => {
    const file = item.kind === "file" && !item.webkitGetAsEntry()?.isDirectory ? item.getAsFile() : null;
    return file ? [file] : [];
  });

const isWithin = (place: Element, other: EventTarget | null) =>
  other instanceof Node && place.contains(other);

/** Browsers leave the page to open a file dropped beside the place for it, and what was typed there is gone. */
function keepPage(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !holdsFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
}

/** Lets files be dropped on an element: spread `dropProps` on it. A button to choose the same files must stand in it. */
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
