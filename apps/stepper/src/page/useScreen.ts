import { useEffect, useEffectEvent, useRef, useState } from "react";
import { writeAddress } from "@amberline/flow-lab/engine";
import type { ScreenMode } from "../mode";
import { readFromScreen, type ScreenEvent, type ScreenShow } from "../screen/messages";
import { addressOf, takenOf, type Walk } from "../walk/walk";

/** Sends the walk to the screen in the frame and receives its events. */
export function useScreen(walk: Walk, { locale, theme }: ScreenMode, onEvent: (event: ScreenEvent) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const address = writeAddress(addressOf(walk));

  const show = useEffectEvent(() => {
    const message: ScreenShow = {
      type: "screen.show",
      flow: walk.flow.id,
      input: walk.input,
      steps: takenOf(walk),
      locale,
      theme,
    };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  });
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
    const message = readFromScreen(data);
    if (message?.type === "screen.ready") show();
    if (message?.type === "screen.shown") setShown(message.address);
    if (message?.type === "screen.event") onEvent(message);
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);
  useEffect(() => show(), [address, locale, theme]);

  return { frame, isSteady: shown === address };
}
