export { examples } from "./examples";
export { openApiDocument } from "./document";
