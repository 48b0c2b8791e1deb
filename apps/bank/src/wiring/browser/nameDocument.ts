import { brand } from "../../brand";

export function nameDocument(title: string) {
  document.title = title ? `${title} · ${brand.name}` : brand.name;
}
