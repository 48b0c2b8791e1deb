import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FlowDrive } from "./flowDrive";

const root = path.join(import.meta.dirname, "..");
const fileOf = (flow: string) => path.join(root, flow, "drive.ts");

async function read(flow: string): Promise<[flow: string, FlowDrive]> {
  const { drive } = (await import(/* @vite-ignore */ pathToFileURL(fileOf(flow)).href)) as {
    drive: FlowDrive;
  };
  return [flow, drive];
}

/** The modules `<flow>/drive.ts`, by flow. */
export const drives: Readonly<Record<string, FlowDrive>> = Object.fromEntries(
  await Promise.all(
    readdirSync(root)
      .filter((folder) => existsSync(fileOf(folder)))
      .map(read),
  ),
);
