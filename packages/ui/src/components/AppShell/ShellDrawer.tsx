import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useEffect } from "react";
import { Icon } from "../Icon/Icon";
import { SheetGrabber } from "../Dialog/SheetGrabber";
import { IconButton } from "../IconButton/IconButton";
import { Foot, Head, Inside, Root } from "./ShellDrawer.styles";

interface ShellDrawerProps {
  ref: RefObject<HTMLDialogElement | null>;
  label: string;
  closeLabel: string;
  brand: ReactNode;
  /** Shown at the bottom where the top bar has no room for it. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The side menu on a small screen, on a phone a sheet. The native dialog traps focus, closes on Escape and restores focus. */
export function ShellDrawer({ ref, label, closeLabel, brand, foot, children }: ShellDrawerProps) {
  const close = () => ref.current?.close();
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };

  useEffect(() => {
    const drawer = ref.current;
    const wide = matchMedia("(min-width: 64em)");
    const closeWhenWide = () => drawer?.close();
    wide.addEventListener("change", closeWhenWide);
    return () => wide.removeEventListener("change", closeWhenWide);
  }, [ref]);

  return (
    <Root ref={ref} aria-label={label} onClick={closeOnBackdrop}>
      <SheetGrabber sheet="dialog" onClose={close} />
      <Inside>
        <Head>
          {brand}
          <IconButton label={closeLabel} icon={<Icon icon={X} />} onClick={close} />
        </Head>
        {children}
        {foot ? <Foot>{foot}</Foot> : null}
      </Inside>
    </Root>
  );
}
