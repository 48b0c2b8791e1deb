import { useLayoutEffect } from "react";

const marks = new Map<string, string[]>();

function write(name: string, values: string[]) {
  const { documentElement: root } = document;
  if (values.length > 0) root.setAttribute(name, values.join(" "));
  else root.removeAttribute(name);
}

/**
 * Marks the whole page while it is rendered, for the style of parts elsewhere: several marks of a name share the
 * attribute. With `html:has(…)` the browser would look through the page at each of its changes.
 */
export function PageMark({ name, value = "" }: { name: `data-${string}`; value?: string }) {
  useLayoutEffect(() => {
    const values = marks.get(name) ?? [];
    marks.set(name, values);
    values.push(value);
    write(name, values);
    return () => {
      values.splice(values.indexOf(value), 1);
      write(name, values);
    };
  }, [name, value]);
  return null;
}
