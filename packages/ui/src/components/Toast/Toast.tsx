import { X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Icon } from "../Icon/Icon";
import { IconButton } from "../IconButton/IconButton";
import { ToneIcon } from "../IconCircle/ToneIcon";
import { type ToastMessage } from "./createToastQueue";
import { Root } from "./Toast.styles";

interface ToastProps {
  toast: ToastMessage;
  dismissWord: string;
  /** Milliseconds. */
  duration: number;
  onDismiss: (id: string) => void;
  onExpire: (id: string) => void;
}

/** One toast. Its timer stops while the pointer or focus is on it, and restarts from the beginning afterwards. */
export function Toast({ toast, dismissWord, duration, onDismiss, onExpire }: ToastProps) {
  const { id, tone, text } = toast;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;

  const expire = useEffectEvent(() => onExpire(id));

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(expire, duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);

  return (
    <Root
      data-tone={tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ToneIcon tone={tone} />
      <p>{text}</p>
      <IconButton
        label={dismissWord}
        icon={<Icon icon={X} size={18} />}
        size={28}
        isMuted
        onClick={() => onDismiss(id)}
      />
    </Root>
  );
}
