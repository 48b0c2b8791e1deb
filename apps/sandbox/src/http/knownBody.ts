import { knownFields } from "@amberline/api/contract";
import { ValidationError, type AnySchema } from "yup";

/** Deeper than the request of any call. */
const deepest = 10;

/** Throws for text that PostgreSQL cannot store, and for what is nested so deeply that reading it exhausts the stack. */
function requireReadable(value: unknown, depth = 0): void {
  if (value instanceof File) return requireReadable(value.name, depth);
  if (typeof value === "string" && value.includes("\0"))
    throw new ValidationError("Text must not contain U+0000.");
  if (typeof value !== "object" || value === null) return;
  if (depth === deepest) throw new ValidationError("The request is nested too deeply.");
  for (const each of Object.values(value)) requireReadable(each, depth + 1);
}

/** The fields of the schema. Throws yup's ValidationError for what cannot be read or stored. */
export function knownBody(schema: AnySchema, sent: unknown): unknown {
  const body = knownFields(schema, sent);
  requireReadable(body);
  return body;
}
