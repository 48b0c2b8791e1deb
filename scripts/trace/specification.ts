/** One requirement. */
export interface Line {
  /** Section and number: `2.10-3`. */
  id: string;
  text: string;
  /** Heading it stands under within its section; null right below the section's. */
  subject: string | null;
  /** Why nothing proves it yet; null where something does. */
  open: string | null;
}

export interface Section {
  /** `2.10` */
  id: string;
  title: string;
  lines: readonly Line[];
}

interface Draft extends Section {
  lines: Line[];
}

/** Reads docs/specification.md. Throws, naming the line of the file, where it is not written as it says itself. */
export function readSpecification(text: string): Section[] {
  const sections: Draft[] = [];
  let subject: string | null = null;
  text.split("\n").forEach((written, at) => {
    const section = sections.at(-1);
    const line = section?.lines.at(-1);
    const [, id, title] = /^## (\d[\d.]*) (.+)$/.exec(written) ?? [];
    if (id && title) {
      sections.push({ id, title, lines: [] });
      subject = null;
      return;
    }
    if (!section || written.trim() === "") return;
    const heading = /^### (.+)$/.exec(written)?.[1];
    const [, name, promise] = /^- \*\*(.+?)\*\* (.+)$/.exec(written) ?? [];
    const open = /^ {2}- open: (.+)$/.exec(written)?.[1];
    if (heading) subject = heading;
    else if (name?.startsWith(`${section.id}-`) && promise)
      section.lines.push({ id: name, text: promise, subject, open: null });
    else if (open && line) line.open = open;
    else
      throw new Error(
        `docs/specification.md:${at + 1} is neither a section, a subject, a line nor a reason: ${written}`,
      );
  });
  return sections;
}
