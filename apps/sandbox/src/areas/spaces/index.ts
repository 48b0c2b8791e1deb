import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { listSpaces } from "./list";
import { closeSpace, moveToSpace } from "./move";
import { saveSpace } from "./save";

export { runSpaces } from "./run";

export function mountSpaces(handle: Handle, parts: Parts): void {
  handle.session(calls.spaceList, listSpaces(parts));
  handle.session(calls.spaceSave, saveSpace(parts));
  handle.session(calls.spaceMove, moveToSpace(parts));
  handle.session(calls.spaceClose, closeSpace(parts));
}
