import { useState } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import {
  type RenewOutcome,
  type SessionClockCalls,
  SessionDialogs,
  sessionProfiles,
  type Times,
  wireSessionClock,
} from "@amberline/flows/sessionClock";
import { failures } from "@amberline/flows/shared/examples";
import { Banner } from "@amberline/ui/Banner";
import { useMachine } from "@xstate/react";
import { LiveFrame } from "../stories/LiveFrame";
import { answeringAfter } from "../stories/later";

const nothing = () => {};
const BEGINS_AT = 585_000;

/** A provider unreachable the first time, and the page's clock. */
function surroundings(answerAfter: number, showToast: () => void, onEnd: () => void) {
  const later = answeringAfter(answerAfter);
  const mono = () => performance.now();
  let tokenAt = mono() - BEGINS_AT;
  let isReachable = false;
  const look = (): Times => ({ tokenAt, inputAt: tokenAt, now: mono(), mono: mono() });
  const calls: SessionClockCalls = {
    look,
    watch: () => nothing,
    async renew(): Promise<RenewOutcome> {
      const wasReachable = isReachable;
      isReachable = true;
      if (!wasReachable) return later(failures.net);
      await later(null);
      tokenAt = mono();
      return { ok: true, data: look() };
    },
    end: () => later(null),
    drop: nothing,
    shareInput: nothing,
    acknowledge: onEnd,
    showToast,
    reload: nothing,
  };
  return { machine: wireSessionClock(calls), input: { profile: sessionProfiles.standard, session: look() } };
}

function Session({ answerAfter, onEnd }: { answerAfter: number; onEnd: () => void }) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const [{ machine, input }] = useState(() => surroundings(answerAfter, () => setFailed(true), onEnd));
  const [snapshot, send] = useMachine(machine, { input });
  return (
    <>
      {hasFailed ? <Banner tone="negative">{t("session.extendFailed")}</Banner> : null}
      <SessionDialogs snapshot={snapshot} send={send} />
    </>
  );
}

export function LiveSession({ answerAfter }: { answerAfter: number }) {
  return (
    <LiveFrame
      startAgain="Start again"
      hints={["The session ends in fifteen seconds.", "The first Extend meets no network."]}
    >
      {(onEnd) => <Session answerAfter={answerAfter} onEnd={() => onEnd("The session has ended")} />}
    </LiveFrame>
  );
}
