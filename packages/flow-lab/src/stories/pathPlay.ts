import { flowOf } from "../flows";
import type { StoryContext } from "@storybook/react-vite";
import { expect, fn, screen, spyOn } from "storybook/test";
import { isOn } from "../host/flowScreen";
import { snapshotAt } from "../host/snapshotAt";
import type { PathPictureProps } from "./PathPicture";
import { dialogAtRest } from "./expectations";
import { keysIn, speak } from "./pathWords";

/** Axe is asked for what is wrong, no more: of all that is right it would make a list as well. */
export const pathParameters = { a11y: { options: { resultTypes: ["violations" as const] } } };

const complaint = fn();

/** Hears what the browser's console is told, and speaks English. */
export async function beforePath() {
  const { lang } = document.documentElement;
  spyOn(console, "error").mockImplementation(complaint.mockClear());
  await speak("en");
  return () => void (document.documentElement.lang = lang);
}

/** Screens of signing in that no dialog stands over, whatever the question beside them. */
const takingAllRoom = ["opening", "openingFailed", "confirm", "errorPage"];

const saysNoKey = () => expect(keysIn(document.body.innerText)).toEqual([]);

/** The state is drawn, and said in both languages, with nothing to complain of. */
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
