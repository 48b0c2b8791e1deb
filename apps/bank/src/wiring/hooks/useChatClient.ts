import { chatCalls } from "@amberline/api/client";
import { useState } from "react";
import { brand } from "../../brand";
import type { Bank } from "../bank";
import { useBank } from "./useBank";

export const chatClientOf = (bank: Bank) => chatCalls(bank.client.send, { chatId: brand.chat.id });

/** The calls of the chat and of complaints. */
export function useChatClient() {
  const bank = useBank();
  return useState(() => chatClientOf(bank))[0];
}
