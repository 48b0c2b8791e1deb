import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Options } from "./options";
import { acceptPictures, keepByTool, offerAccept } from "./acceptPictures";
import { isForThisMachine, type Reach } from "./ownMachine";
import { serveImages, serveReport } from "./serveImages";

type Asked = Reach & Pick<Options, "imagesDir" | "reportDir" | "acceptTool">;

interface Around {
  /** Called with images that could not be accepted. */
  report: (error: unknown) => void;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
}

/** Bytes of a request that names an image. */
const largestName = 1024;

/**
 * Serves the images of the states, the report of their last comparison and, on this machine only, the calls to accept
 * new ones.
 */
export function addPictures(
  app: Hono,
  { imagesDir: kept, reportDir, acceptTool: tool, ...reach }: Asked,
  { report, stopping }: Around,
): void {
  if (kept === undefined) return;
  if (reportDir !== undefined) app.get("/images/report/*", serveReport(reportDir));
  // Where nothing was compared there is nothing to tell, which is no error.
  app.get("/images/report/result.json", (context) => context.json(null));
  app.get("/images/*", serveImages(kept));
  if (reportDir === undefined) return;
  if (tool === undefined || !isForThisMachine(reach)) return;
  const keep = keepByTool({ tool, kept, report: reportDir, stopping });
  const tell = (error: unknown) => stopping.aborted || report(error);
  app
    .get("/images/accept", offerAccept)
    .post("/images/accept", bodyLimit({ maxSize: largestName }), acceptPictures(keep, tell));
}
