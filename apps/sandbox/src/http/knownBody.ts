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

/**
 * Controls but tab and line ends, and what turns the direction of a text: both make it look like another text
 * (CVE-2021-42574).
 */
const misleading = /[^\P{Cc}\t\n\r]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Passwords are taken as they are. */
const isKeptWhole = (name: string) => /password/i.test(name);

/** What somebody typed, without characters that mislead whoever reads it. */
export function withoutMisleading(value: string): string;
export function withoutMisleading(value: unknown): unknown;
export function withoutMisleading(value: unknown): unknown {
  if (typeof value === "string") return value.replace(misleading, "");
  if (Array.isArray(value)) return value.map(withoutMisleading);
  if (typeof value !== "object" || value === null || value instanceof File) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isKeptWhole(name) ? each : withoutMisleading(each)]),
  );
}

/** The fields of the schema, without characters that mislead. Throws yup's ValidationError for what cannot be read or stored. */
export function knownBody(schema: AnySchema, sent: unknown): unknown {
  const body = knownFields(schema, sent);
  requireReadable(body);
  return withoutMisleading(body);
}
