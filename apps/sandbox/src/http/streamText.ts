import { yieldToEventLoop } from "../platform/yieldToEventLoop";

const pieceOf = 64 * 1024;

/**
 * Streams text in UTF-8, in chunks of about 64 KiB, only as fast as it is read, and yields to the event loop in
 * between. Cancelling the stream ends the generator.
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

/** Streams bytes as they are made, only as fast as they are read. Cancelling the stream ends the generator. */
export function streamBytes(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  const pause = yieldToEventLoop();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await pause();
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
