import { type PlannedFault } from "./faults";

const droppedHeader = "x-sandbox-dropped";

/** Marks an answer that is to be lost; the server breaks the connection instead of sending it. */
const dropped = () => new Response(null, { status: 599, headers: { [droppedHeader]: "1" } });

export const isDropped = (response: Response): boolean => response.headers.has(droppedHeader);

const failed = (status = 500) => Response.json({}, { status });

const malformed = () =>
  new Response('{"data": [', {
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Cancels the body, as a stream without a reader would never end. What the call has done stays done. */
async function discard(answer: Promise<Response>): Promise<void> {
  await (await answer).body?.cancel();
}

/**
 * Handles a request under a fault. `duplicate` handles the request twice, concurrently, as an unreliable network may.
 */
export async function meetFault(
  { fault, status, ms = 10_000 }: PlannedFault,
  request: Request,
  answer: (request: Request) => Promise<Response>,
  wait: (ms: number) => Promise<void> = waitFor,
): Promise<Response> {
  switch (fault) {
    case "drop":
      return dropped();
    case "status":
      return failed(status);
    case "malformed":
      return malformed();
    case "dropAfter":
      await discard(answer(request));
      return dropped();
    case "statusAfter":
      await discard(answer(request));
      return failed(status);
    case "malformedAfter":
      await discard(answer(request));
      return malformed();
    case "slow":
      await wait(ms);
      return answer(request);
    case "duplicate": {
      const [, last] = await Promise.all([discard(answer(request.clone())), answer(request)]);
      return last;
    }
  }
}
