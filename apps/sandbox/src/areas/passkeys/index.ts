import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { type Addresses } from "../identity";
import { beginPasskey, createPasskey, deletePasskey, listPasskeys } from "./passkeys";

export function mountPasskeys(handle: Handle, parts: Parts, addresses: Addresses): void {
  handle.session(calls.passkeyList, listPasskeys(parts));
  handle.session(calls.passkeyBegin, beginPasskey(parts, addresses));
  handle.session(calls.passkeyCreate, createPasskey(parts, addresses));
  handle.session(calls.passkeyDelete, deletePasskey(parts));
}
