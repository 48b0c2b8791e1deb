import { useEffect, useState } from "react";
import { failures, refused } from "@amberline/flows/shared/examples";
import { type SignUpCalls, SignUpScreen, type SignUpScreenProps, wireSignUp } from "@amberline/flows/signUp";
import { useMachine } from "@xstate/react";
import { estimator } from "../host/estimator";
import { answeringAfter } from "../stories/later";
import { loadPhones } from "./Host";

const known = { taken: /^anna@/, refused: /^locked@/, offline: /^offline@/ };
const tokens = { accessToken: "access", refreshToken: "refresh" };

interface LiveSignUpProps extends Pick<SignUpScreenProps, "renderLink" | "termsUrl"> {
  /** Delay of each answer, milliseconds. */
  answerAfter: number;
  onEnd: (email: string) => void;
  onToast: (text: string) => void;
}

/** Sign-up on the real machine with a stub provider. */
export function LiveSignUp({ answerAfter, onEnd, onToast, ...links }: LiveSignUpProps) {
  const [machine] = useState(() => {
    const later = answeringAfter(answerAfter);
    const register: SignUpCalls["register"] = ({ email }) => {
      if (known.offline.test(email)) return later(failures.net);
      if (known.taken.test(email)) return later(refused("NO UINIQ ", "NO UINIQ "));
      if (known.refused.test(email))
        return later(refused("other", "Too many people are signing up right now."));
      return later({ ok: true, data: tokens });
    };
    return wireSignUp({ estimator, loadPhones, register, keepTokens: () => {}, showToast: onToast });
  });
  const [snapshot, send] = useMachine(machine);
  const email = snapshot.output?.email;
  useEffect(() => {
    if (email) onEnd(email);
  }, [email, onEnd]);
  return (
    <SignUpScreen snapshot={snapshot} send={send} estimator={estimator} loadPhones={loadPhones} {...links} />
  );
}
