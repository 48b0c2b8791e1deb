import { categories, longestNote } from "@amberline/domain/categories";
import { labelLimit, longestLabel } from "@amberline/domain/labels";
import { array, boolean, number, object, string } from "yup";
import { defineCall } from "./call";
import { wireTransaction } from "./schemas";

/**
 * By who may prepare payments, of what they see whole. Everybody who sees the account reads it, nobody else. An addition
 * to the specification.
 */
export const transactionNote = defineCall({
  name: "transactionNote",
  summary: "Says what a transaction was for, and writes a note and labels on it.",
  method: "POST",
  path: "/order/note",
  request: object({
    /** Of the account. */
    id: string().required(),
    transaction_id: string().max(64).required(),
    /** The `note_version` that was seen; refused if there is a newer one that says something else. */
    version: number().integer().min(0).required(),
    note: string().max(longestNote).defined(),
    /** Null lets the bank guess; left out, it stays as it is. */
    category: string().oneOf(categories).nullable(),
    /** The category is for all transactions with the same payee, but those that have one of their own. */
    for_payee: boolean().default(false),
    /** Without commas, compared without case; left out, they stay as they are. */
    labels: array().of(string().required().max(longestLabel)).max(labelLimit),
  }),
  response: object({ data: wireTransaction.required() }),
  refusals: ["NOTE_CHANGED", "NOT_FOUND"],
});
