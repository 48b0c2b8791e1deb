import type { Hono } from "hono";
import { isLoopback, type Options } from "../cli";
import { acceptPictures, keepByTool, offerAccept } from "./acceptPictures";
import { serveImages, serveReport } from "./serveImages";

type Asked = Pick<Options, "host" | "imagesDir" | "reportDir" | "acceptTool">;

/** The pictures of the states, what their last comparison found and, on this machine only, the way to keep new ones. */
export function addPictures(
  app: Hono,
  { imagesDir: kept, reportDir, acceptTool: tool, host }: Asked,
  report: (error: unknown) => void,
): void {
  if (kept === undefined) return;
  app.get("/images/*", serveImages(kept));
  if (reportDir === undefined) return;
  app.get("/images/report/*", serveReport(reportDir));
  if (tool === undefined || !isLoopback(host)) return;
  const keep = keepByTool({ tool, kept, report: reportDir });
  app.get("/images/accept", offerAccept).post("/images/accept", acceptPictures(keep, report));
}
