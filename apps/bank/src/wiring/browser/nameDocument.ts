import { brand } from "../../brand";

/** Sets the document title. */
export function nameDocument(title: string) {
  document.title = title ? `${title} · ${brand.name}` : brand.name;
}
