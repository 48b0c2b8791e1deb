import { data as written } from "virtual:amberline-docs";
import type { DocsData } from "../../docsData";

/** Repository data at build time, written by `docsData`. */
export const data = written as DocsData;
