import { useEffect, useState } from "react";
import {
  type AccountsOutcome,
  type SignInCalls,
  signInFormRules,
  SignInScreen,
  type SignInScreenProps,
  wireSignIn,
} from "@amberline/flows/signIn";
import { failures, refused } from "@amberline/flows/shared/examples";
import { useMachine } from "@xstate/react";
import { answerOf } from "../stories/at";
import { answeringAfter } from "../stories/later";
import { signInFlow } from "./signIn.flow";

/** What the provider knows. Every other e-mail signs in with the password alone. */
const known = {
  password: "Parole123",
  code: "246810",
  confirmation: "135790",
  asksForCode: /^code@/,
  unconfirmed: /^new@/,
  locked: /^locked@/,
  offline: /^offline@/,
};

const wrongCode = refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE");
const unconfirmed = refused("NOT_CONFIRMED", "NOT_CONFIRMED", { type: "email" });
const tokens = { accessToken: "access", refreshToken: "refresh" };
const nothing = () => {};

function provider(answerAfter: number): SignInCalls {
  const later = answeringAfter(answerAfter);
  let isConfirmed = true;
  const logIn: SignInCalls["login"] = ({ email, password, code }) => {
    if (known.offline.test(email)) return later(failures.net);
    if (known.locked.test(email)) return later(refused("other", "Your login is locked for 5 minutes"));
    if (password !== known.password) return later(refused("BADPASS", "BADPASS"));
    if (known.asksForCode.test(email) && code !== known.code) return later(wrongCode);
    isConfirmed = !known.unconfirmed.test(email);
    return later({ ok: true, data: tokens });
  };
  return {
    login: logIn,
    loginWithPasskey: () => later(refused("PASSKEY_REFUSED", "PASSKEY_REFUSED")),
    confirmWithPasskey: () => later(refused("PASSKEY_REFUSED", "PASSKEY_REFUSED")),
    openAccounts: () =>
      later(isConfirmed ? answerOf<AccountsOutcome>(signInFlow, "openAccounts", "ok") : unconfirmed),
    confirm: ({ code }) => {
      isConfirmed = code === known.confirmation;
      return later({ ok: true, data: { token: isConfirmed ? "confirmed" : null } });
    },
    user: () => later(unconfirmed),
    requestReset: () => later({ ok: true, data: { text: "" } }),
    keepTokens: nothing,
    dropTokens: nothing,
    logOut: nothing,
  };
}

export interface LiveSignInProps {
  /** Delay of each answer, milliseconds. */
  answerAfter: number;
  renderLink: SignInScreenProps["renderLink"];
  /** Hears the name of the account once it is open. */
  onEnd: (name: string) => void;
}

/** Sign-in on its real machine, against a provider of canned answers. */
export function LiveSignIn({ answerAfter, renderLink, onEnd }: LiveSignInProps) {
  const [machine] = useState(() => wireSignIn(provider(answerAfter)));
  const [snapshot, send] = useMachine(machine, { input: {} });
  const name = snapshot.output?.account.name;
  useEffect(() => {
    if (name) onEnd(name);
  }, [name, onEnd]);
  return (
    <SignInScreen
      snapshot={snapshot}
      send={send}
      renderLink={renderLink}
      rules={signInFormRules}
      onHeld={nothing}
      takesPasskeys
    />
  );
}
