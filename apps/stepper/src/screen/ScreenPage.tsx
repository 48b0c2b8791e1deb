import { useEffect, useReducer } from "react";
import { preloadHost } from "@amberline/flow-lab/hosts";
import { askedBy, askedIn, goesOn, type Asked } from "./asked";
import { readScreenShow, type FromScreen, type ScreenShown } from "./messages";
import { loadAhead } from "./loadAhead";
import { quietFocus } from "./quietFocus";
import { ScreenFrame } from "./ScreenFrame";

interface Showing {
  asked: Asked | null;
  round: number;
  /** Whether it was opened by itself, as for a picture. */
  isAlone: boolean;
}

/** A changed address restarts the screen, or empties it if invalid; a message continues where it can. */
function show({ asked, round }: Showing, next: { asked: Asked | null; isMessage: boolean }): Showing {
  const isSame = next.isMessage && asked !== null && next.asked !== null && goesOn(asked, next.asked);
  return { asked: next.asked, round: isSame ? round : round + 1, isAlone: !next.isMessage };
}

const tell = (message: FromScreen) => {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
};

const tellShown = (message: ScreenShown) => {
  tell(message);
  if (window.parent !== window) loadAhead();
};

/** The page in the stepper's frame, also used to take pictures. Controlled by messages and its own address. */
export function ScreenPage() {
  const [{ asked, round, isAlone }, dispatch] = useReducer(show, { asked: null, round: 0, isAlone: true });

  useEffect(() => {
    let [asking, answered] = [0, 0];
    /** Shows what is asked for, unless what was asked for later is there already: each waits for its flow. */
    const follow = async (wanted: Promise<Asked | null>, isMessage: boolean) => {
      const order = (asking += 1);
      const next = await wanted;
      if (order < answered || (isMessage && !next)) return;
      answered = order;
      dispatch({ asked: next, isMessage });
    };
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      const isOurs = source === window.parent || source === window;
      if (!isOurs || origin !== window.location.origin) return;
      if (source !== window) quietFocus();
      const message = readScreenShow(data);
      if (!message) return;
      preloadHost(message.flow);
      void follow(askedBy(message), true);
    };
    const read = () => void follow(askedIn(window.location), false);
    window.addEventListener("message", hear);
    window.addEventListener("hashchange", read);
    read();
    tell({ type: "screen.ready" });
    return () => {
      window.removeEventListener("message", hear);
      window.removeEventListener("hashchange", read);
    };
  }, []);

  return asked ? (
    <ScreenFrame asked={asked} round={round} isPictured={isAlone} onShown={tellShown} onEvent={tell} />
  ) : null;
}
