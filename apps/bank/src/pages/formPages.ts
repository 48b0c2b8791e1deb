import { paths } from "../paths";

const formPages: string[] = [paths.createTemplate, paths.createReceiver, paths.complaint];
const editPages = [paths.editTemplate, paths.editReceiver].map((path) => path.replace(":id", ""));

/** How wide the page at an address is, as the shell names it. */
export function widthOf(location: string): "wide" | "form" {
  const isForm = formPages.includes(location) || editPages.some((path) => location.startsWith(path));
  return isForm ? "form" : "wide";
}

const keepingPages: string[] = [paths.companyRegistration, paths.profile];

/** Whether what is typed at an address is there again when the customer comes back to it. */
export const keepsTyped = (location: string): boolean => keepingPages.includes(location);
