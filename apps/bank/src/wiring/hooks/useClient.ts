import { completeClient, type Client } from "@amberline/api/client";
import { brand } from "../../brand";
import type { Bank } from "../bank";
import { useBank } from "./useBank";

const clientOf = ({ client, complete }: Bank): Client =>
  (complete.client ??= completeClient(client, { chatId: brand.chat.id }));

/** All calls of the contract. Sign-in uses a smaller client to load less code. */
export const useClient = (): Client => clientOf(useBank());
