import { QUERY_HEADER } from "@amberline/api/operator";
import { type Context } from "hono";
import { ValidationError } from "yup";

/** Throws yup's ValidationError if the body is not JSON. */
export async function bodyOf(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    throw new ValidationError("The body is not JSON.");
  }
}

/** The query of a GET: the tool sends it in a header, programs may write it in the address. */
export const queryOf = (context: Context): Record<string, string> => ({
  ...context.req.query(),
  ...Object.fromEntries(new URLSearchParams(context.req.header(QUERY_HEADER))),
});
