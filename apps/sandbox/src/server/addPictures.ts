import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Options } from "./options";
import { acceptPictures, keepByTool, offerAccept } from "./acceptPictures";
import { isForThisMachine, type Reach } from "./ownMachine";
import { serveImages, serveReport } from "./serveImages";

type Asked = Reach & Pick<Options, "imagesDir" | "reportDir" | "acceptTool">;

interface Around {
  /** Told of pictures that could not be kept. */
  report: (error: unknown) => void;
  /** Tells when the server is about to stop. */
  stopping: AbortSignal;
}

/** Bytes of a request that names a picture, at most. */
const largestName = 1024;

/** The pictures of the states, what their last comparison found and, on this machine only, the way to keep new ones. */
export function addPictures(
  app: Hono,
  { imagesDir: kept, reportDir, acceptTool: tool, ...reach }: Asked,
  { report, stopping }: Around,
): void {
  if (kept === undefined) return;
  app.get("/images/*", serveImages(kept));
  if (reportDir === undefined) return;
  app.get("/images/report/*", serveReport(reportDir));
  if (tool === undefined || !isForThisMachine(reach)) return;
  const keep = keepByTool({ tool, kept, report: reportDir, stopping });
  const tell = (error: unknown) => stopping.aborted || report(error);
  app
    .get("/images/accept", offerAccept)
    .post("/images/accept", bodyLimit({ maxSize: largestName }), acceptPictures(keep, tell));
}
