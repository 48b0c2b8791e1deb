import { SettingsService } from "@simplewebauthn/server";
import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { type Addresses } from "../identity";
import { beginPasskey, createPasskey, deletePasskey, listPasskeys, renamePasskey } from "./passkeys";

// Who made a device does not matter here, and following its certificates would fetch lists of revoked ones from wherever
// they say: the server connects to nobody but its database and its mail server.
for (const identifier of ["android-key", "android-safetynet", "apple"] as const)
  SettingsService.setRootCertificates({ identifier, certificates: [] });

export function mountPasskeys(handle: Handle, parts: Parts, addresses: Addresses): void {
  handle.session(calls.passkeyList, listPasskeys(parts));
  handle.session(calls.passkeyBegin, beginPasskey(parts, addresses));
  handle.session(calls.passkeyCreate, createPasskey(parts, addresses));
  handle.session(calls.passkeyRename, renamePasskey(parts));
  handle.session(calls.passkeyDelete, deletePasskey(parts));
}
