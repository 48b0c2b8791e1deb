import { paths } from "../paths";

const formPages: string[] = [paths.send, paths.createTemplate, paths.createReceiver, paths.complaint];
const editPages = [paths.editTemplate, paths.editReceiver].map((path) => path.replace(":id", ""));

/** Whether the page at an address is as wide as a form. */
export const isForm = (location: string): boolean =>
  formPages.includes(location) || editPages.some((path) => location.startsWith(path));
