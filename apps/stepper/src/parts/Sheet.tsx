import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { useEffect, useRef, type ReactNode, type Ref } from "react";
import { X } from "lucide-react";
import { Body, Head, Root } from "./Sheet.styles";

interface SheetProps {
  title: string;
  closeLabel: string;
  /** @default "medium" */
  size?: "medium" | "large";
  onClose: () => void;
  closeButton?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A modal dialog; keyboard shortcuts of the page are disabled meanwhile. */
export function Sheet({ title, closeLabel, size = "medium", onClose, closeButton, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <Root
      ref={dialog}
      data-size={size}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <Head>
        <h2>{title}</h2>
        <IconButton
          ref={closeButton}
          label={closeLabel}
          icon={<Icon icon={X} />}
          size={36}
          onClick={onClose}
        />
      </Head>
      <Body>{children}</Body>
    </Root>
  );
}
