import { yieldToEventLoop } from "../platform/yieldToEventLoop";

const pieceOf = 64 * 1024;

/**
 * Text as it is made, in UTF-8, about 64 KiB at a time and only as fast as it is taken, with turns for
 * others in between. Whoever stops taking it ends the making too.
 */
export function streamText(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const pause = yieldToEventLoop();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let piece = "";
      while (piece.length < pieceOf) {
        const next = await text.next();
        if (next.done) {
          if (piece) controller.enqueue(encoder.encode(piece));
          return controller.close();
        }
        piece += next.value;
        await pause();
      }
      controller.enqueue(encoder.encode(piece));
    },
    async cancel() {
      await text.return(undefined);
    },
  });
}
