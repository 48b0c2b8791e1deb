import { type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { TooLarge } from "./refusal";

const onError = () => {
  throw new TooLarge();
};

/**
 * Refuses a body of more bytes. One whose length was not said is read for that, so it has to be known before who sends
 * it, or strangers would fill the memory. Throws TooLarge.
 */
export async function limitBody(context: Context, maxSize: number): Promise<void> {
  // It was read, by an answer that is given again.
  if (context.req.raw.bodyUsed) return;
  await bodyLimit({ maxSize, onError })(context, async () => undefined);
}
