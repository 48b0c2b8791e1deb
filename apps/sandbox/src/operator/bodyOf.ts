import { type Context } from "hono";
import { ValidationError } from "yup";

/** The JSON body of a request. Throws yup's ValidationError when it is none. */
export async function bodyOf(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    throw new ValidationError("The body is not JSON.");
  }
}
