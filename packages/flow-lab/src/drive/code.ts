import { BASE_PATH } from "@amberline/api/contract";
import { expect } from "@playwright/test";
import { wrongCode } from "../browser/codes";
import { type Stage } from "./stage";

/** Makes the next typed code, two-factor or mailed, a wrong one. */
export const typesWrongCode = ({ notes }: Stage) => void notes.set("code", "wrong");

/** Whether to type a wrong code now. */
export const isCodeWrong = ({ notes }: Stage): boolean => notes.delete("code");

/** Types the code that was sent for an act, or a wrong one; the last character submits it. */
export async function submitSentCode(stage: Stage): Promise<void> {
  const { operator, screen, who } = stage;
  await expect(screen.reads("confirm.resending")).toBeHidden();
  const code = await operator.mailedCode(who.login);
  await screen.field("signIn.code").fill(isCodeWrong(stage) ? wrongCode(code) : code);
}

/** Types the authenticator's code, or a wrong one; the last character submits it. */
export async function submitCode(stage: Stage): Promise<void> {
  const { operator, screen, who } = stage;
  const code = await operator.code(who.login);
  await screen.field("signIn.code").fill(isCodeWrong(stage) ? wrongCode(code) : code);
}

/** Number of wrong codes in a row that locks. */
const beforeLock = 5;

/** Exhausts the rate limit of a call, without the app, so that the provider refuses the next one. */
export async function guess(
  { request }: Stage,
  path: string,
  asked: { data: object; headers?: Record<string, string> },
): Promise<void> {
  for (let tried = 0; tried < beforeLock; tried += 1) await request.post(BASE_PATH + path, asked);
  const answer = await request.post(BASE_PATH + path, asked);
  expect(await answer.json()).toMatchObject({ err: expect.stringMatching(/[a-z]/) });
}
