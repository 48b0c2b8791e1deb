import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { thenWake } from "../company/wake";
import { createRequest } from "./create";
import { listRequests } from "./list";
import { updateRequest } from "./update";
import { viewRequest } from "./view";

export function mountMoneyRequests(handle: Handle, parts: Parts): void {
  handle.session(calls.moneyRequestList, listRequests(parts));
  handle.session(calls.moneyRequestCreate, thenWake(parts, createRequest(parts)));
  handle.session(calls.moneyRequestUpdate, thenWake(parts, updateRequest(parts)));
  handle.open(calls.moneyRequestView, viewRequest(parts));
}
