export { saved, saveFile } from "./saveFile";
