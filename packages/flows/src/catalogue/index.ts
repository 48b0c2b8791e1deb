export { completeCatalogue } from "./completeCatalogue";
