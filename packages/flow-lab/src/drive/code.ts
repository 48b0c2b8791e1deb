import { BASE_PATH } from "@amberline/api/contract";
import { expect } from "@playwright/test";
import { wrongCode } from "../browser/codes";
import { type Stage } from "./stage";

/** The next code that is typed, of two factors or of a mail, is a wrong one. */
export const typesWrongCode = ({ notes }: Stage) => void notes.set("code", "wrong");

/** Whether the code that is typed now is to be a wrong one. */
export const isCodeWrong = ({ notes }: Stage): boolean => notes.delete("code");

/** Types the code the authenticator shows, or a wrong one; its last character sends it. */
export async function submitCode(stage: Stage): Promise<void> {
  const { operator, screen, who } = stage;
  const code = await operator.code(who.login);
  await screen.field("signIn.code").fill(isCodeWrong(stage) ? wrongCode(code) : code);
}

/** As many wrong ones in a row lock what they were typed for. */
const beforeLock = 5;

/** Makes a call so often that the provider refuses the next in words of its own, past the app. */
export async function guess(
  { request }: Stage,
  path: string,
  asked: { data: object; headers?: Record<string, string> },
): Promise<void> {
  for (let tried = 0; tried < beforeLock; tried += 1) await request.post(BASE_PATH + path, asked);
  const answer = await request.post(BASE_PATH + path, asked);
  expect(await answer.json()).toMatchObject({ err: expect.stringMatching(/[a-z]/) });
}
