import { type PlannedFault } from "./faults";

const droppedHeader = "x-sandbox-dropped";

/** Stands for an answer that never arrives; whoever carries answers has to break the connection instead. */
const dropped = () => new Response(null, { status: 599, headers: { [droppedHeader]: "1" } });

export const isDropped = (response: Response): boolean => response.headers.has(droppedHeader);

const failed = (status = 500) => Response.json({}, { status });

const malformed = () =>
  new Response('{"data": [', {
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What was done stays done; nobody reads what it said, so a stream that would wait for a reader ends. */
async function discard(answer: Promise<Response>): Promise<void> {
  await (await answer).body?.cancel();
}

/** Answers a request through a fault. `duplicate` hands the request over twice at once, as a nervous network does. */
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
