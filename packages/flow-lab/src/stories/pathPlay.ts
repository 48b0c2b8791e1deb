import { flowOf } from "../flows";
import type { StoryContext } from "@storybook/react-vite";
import { expect, fn, screen, spyOn } from "storybook/test";
import { isOn } from "../host/flowScreen";
import { snapshotAt } from "../host/snapshotAt";
import type { PathPictureProps } from "./PathPicture";
import { dialogAtRest } from "./expectations";
import { keysIn, speak } from "./pathWords";

/** Axe reports violations only, which is faster. */
export const pathParameters = { a11y: { options: { resultTypes: ["violations" as const] } } };

const complaint = fn();

/** Records console output and sets the language to English. */
export async function beforePath() {
  const { lang } = document.documentElement;
  spyOn(console, "error").mockImplementation(complaint.mockClear());
  await speak("en");
  return () => void (document.documentElement.lang = lang);
}

/** Sign-in screens that are never behind a dialog. */
const takingAllRoom = ["opening", "openingFailed", "confirm", "errorPage"];

const saysNoKey = () => expect(keysIn(document.body.innerText)).toEqual([]);

/** Renders the state in both languages, without console errors or axe violations. */
export async function drawnInBothLanguages({ args }: StoryContext<PathPictureProps>) {
  const flow = flowOf(args.flow);
  if (!flow) throw new Error(`There is no flow ${args.flow}.`);
  await expect(screen.getAllByRole("main", { hidden: true })).toHaveLength(1);
  const snapshot = snapshotAt(flow, args);
  const hasRoom = !takingAllRoom.some((name) => isOn(snapshot, name));
  if (hasRoom && snapshot.hasTag("dialog")) await dialogAtRest();
  await saysNoKey();
  await speak("lv");
  await saysNoKey();
  await speak("en");
  await expect(complaint.mock.calls).toEqual([]);
}
