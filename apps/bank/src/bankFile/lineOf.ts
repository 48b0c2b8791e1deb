/** Number of the line at which the value of a path begins in a JSON text; that of what is around it if there is none. */
export function lineOf(text: string, path: readonly string[]): number {
  const marks = /"(?:[^"\\]|\\.)*"|[[\]{},:]/g;
  let found = 0;
  const open: { isList: boolean; key: string }[] = [];
  for (const { 0: mark, index } of text.matchAll(marks)) {
    const inner = open.at(-1);
    const isNew = /["[{]/.test(mark[0] ?? "");
    const isKey =
      inner && !inner.isList && mark.startsWith('"') && /^\s*:/.test(text.slice(index + mark.length));
    if (isKey) inner.key = JSON.parse(mark) as string;
    const place = open.map(({ key }) => key);
    const isAt = place.length <= path.length && place.every((key, depth) => key === path[depth]);
    if ((isKey || (isNew && inner?.isList)) && isAt && place.length > 0) found = index;
    if (mark === "{") open.push({ isList: false, key: "" });
    else if (mark === "[") open.push({ isList: true, key: "0" });
    else if (mark === "}" || mark === "]") open.pop();
    else if (mark === "," && inner?.isList) inner.key = String(Number(inner.key) + 1);
    if (place.length === path.length && isAt && found > 0) break;
  }
  return text.slice(0, found).split("\n").length;
}
