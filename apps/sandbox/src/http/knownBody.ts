import { knownFields } from "@amberline/api/contract";
import { ValidationError, type AnySchema } from "yup";

function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (value instanceof File) return hasNul(value.name);
  return typeof value === "object" && value !== null && Object.values(value).some(hasNul);
}

/** The fields of the schema. Throws yup's ValidationError for text that PostgreSQL cannot store. */
export function knownBody(schema: AnySchema, sent: unknown): unknown {
  const body = knownFields(schema, sent);
  if (hasNul(body)) throw new ValidationError("Text must not contain U+0000.");
  return body;
}
