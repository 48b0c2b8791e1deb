import { brand } from "../../brand";

/** Name of the page in the tab: the page's own, then the bank's. */
export function nameDocument(title: string) {
  document.title = title ? `${title} · ${brand.name}` : brand.name;
}
