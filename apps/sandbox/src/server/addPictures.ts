import type { Hono } from "hono";
import type { Options } from "../cli";
import { acceptPictures, keepByTool, offerAccept } from "./acceptPictures";
import { isForThisMachine, type Reach } from "./ownMachine";
import { serveImages, serveReport } from "./serveImages";

type Asked = Reach & Pick<Options, "imagesDir" | "reportDir" | "acceptTool">;

/** The pictures of the states, what their last comparison found and, on this machine only, the way to keep new ones. */
export function addPictures(
  app: Hono,
  { imagesDir: kept, reportDir, acceptTool: tool, ...reach }: Asked,
  report: (error: unknown) => void,
): void {
  if (kept === undefined) return;
  app.get("/images/*", serveImages(kept));
  if (reportDir === undefined) return;
  app.get("/images/report/*", serveReport(reportDir));
  if (tool === undefined || !isForThisMachine(reach)) return;
  const keep = keepByTool({ tool, kept, report: reportDir });
  app.get("/images/accept", offerAccept).post("/images/accept", acceptPictures(keep, report));
}
