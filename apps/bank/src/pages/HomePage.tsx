import type { PageProps } from "../routes";
export default function Page({ name }: PageProps) {
  return name;
}
