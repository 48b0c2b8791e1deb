import { paths } from "../paths";

const formPages: string[] = [paths.send, paths.createTemplate, paths.createReceiver, paths.complaint];
const editPages = [paths.editTemplate, paths.editReceiver].map((path) => path.replace(":id", ""));

/** Whether the page at an address is as wide as a form. */
export const isForm = (location: string): boolean =>
  formPages.includes(location) || editPages.some((path) => location.startsWith(path));

const keepingPages: string[] = [paths.companyRegistration, paths.profile];

/** Whether what is typed at an address is there again when the customer comes back to it. */
export const keepsTyped = (location: string): boolean => keepingPages.includes(location);
