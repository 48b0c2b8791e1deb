import { brand } from "../../brand";

const shown = { title: "", count: 0 };

function change(next: Partial<typeof shown>) {
  const { title, count } = Object.assign(shown, next);
  const name = title ? `${title} · ${brand.name}` : brand.name;
  document.title = count > 0 ? `(${count}) ${name}` : name;
}

export const nameDocument = (title: string) => change({ title });

/** Says before the title how much is unread. */
export const countInTitle = (count: number) => change({ count });
