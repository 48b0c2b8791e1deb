import { completeClient, type Client } from "@amberline/api/client";
import type { Bank } from "../bank";
import { useBank } from "./useBank";

const clientOf = ({ client, complete }: Bank): Client => (complete.client ??= completeClient(client));

/** Every call of the contract. Sign-in does without it, so that it loads no more than it needs. */
export const useClient = (): Client => clientOf(useBank());
