import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { copyFile } from "./file";
import { listCopies, orderCopy } from "./order";

export { findCopy } from "./file";
export { runDataCopies } from "./run";

export function mountMyData(handle: Handle, parts: Parts): void {
  handle.session(calls.dataCopyList, listCopies(parts));
  handle.session(calls.dataCopyOrder, orderCopy(parts));
  handle.session(calls.dataCopyFile, copyFile(parts));
}
