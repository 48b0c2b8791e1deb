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
