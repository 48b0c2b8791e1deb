import { data as written } from "virtual:amberline-docs";
import type { DocsData } from "../../docsData";

/** What the pages know of the repository as it is built: `docsData` writes it. */
export const data = written as DocsData;
