/** Pages that are seen without signing in: what they need is kept apart from what only customers do. */
const signedOut = /\/(Legal|LoginBlock|Redirect|RequestedPayment|ResetPassword|SignUp)Page\.tsx$/;
/** Asked for by every page, sign-in too, once it is there. */
const serviceWorker = /\/browser\/serviceWorker\.ts$/;
/** What runs sign-in once a key is pressed, which every page but a few for newcomers passes through: one file too. */
const signIn = /\/(pages\/SignInParts\.tsx|api\/src\/client\/entry\.ts|flows\/src\/i18n\/createI18n\.ts)$/;
/** The entry itself and its style sheets: alone, because the page names them. */
const start = /\/(index\.html|src\/main\.tsx)$|\.css$/;
const page = /\/pages\/(\w+Page|ShellLayout)\.tsx$/;

/** From so many pages on, a small part costs more as a file of its own than as bytes of the pages without it. */
const fewestPages = 7;
/** Largest part that goes with others, bytes. */
const largest = 3500;

/**
 * Groups of the small parts that many pages need before they can be drawn, so that a page asks for a dozen files and
 * not for fifty. They are found in the output of a build without them, because only that knows what is left of an import.
 */
export function sharedCode(output) {
  const chunks = new Map(
    output.filter(({ type }) => type === "chunk").map((chunk) => [chunk.fileName, chunk]),
  );
  const needed = (name, seen = new Set()) => {
    if (seen.has(name) || !chunks.has(name)) return seen;
    seen.add(name);
    for (const imported of chunks.get(name).imports) needed(imported, seen);
    return seen;
  };
  const pagesOf = new Map();
  for (const { fileName, facadeModuleId } of chunks.values())
    if (page.test(facadeModuleId ?? ""))
      for (const name of needed(fileName)) pagesOf.set(name, [...(pagesOf.get(name) ?? []), facadeModuleId]);

  // What is loaded later where nobody is signed in yet, as messages and the dialog about leaving.
  const plain = [...chunks.values()].filter(({ facadeModuleId }) => signedOut.test(facadeModuleId ?? ""));
  const ofPlain = [...plain.reduce((seen, { fileName }) => needed(fileName, seen), new Set())];
  const ofLater = new Set();
  for (const name of ofPlain)
    for (const later of chunks.get(name)?.dynamicImports ?? [])
      if (!page.test(chunks.get(later)?.facadeModuleId ?? "")) needed(later, ofLater);

  // Sign-in's code, which comes with the entry: in one file it compresses better than in thirty.
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const ofFirst = needed(entry.fileName);
  const worker = [...chunks.values()].find(({ facadeModuleId }) => serviceWorker.test(facadeModuleId ?? ""));
  const ofWorker = needed(worker.fileName);
  const isOfShell = (name) => pagesOf.get(name).some((id) => id.endsWith("/ShellLayout.tsx"));
  const isAlone = (chunk) =>
    chunk.isDynamicEntry || (chunk.code.length > largest && !isOfShell(chunk.fileName));

  const groupOf = new Map();
  for (const name of ofFirst)
    for (const id of chunks.get(name).moduleIds) if (!start.test(id)) groupOf.set(id, "first");
  for (const part of [...chunks.values()].filter(({ facadeModuleId }) => signIn.test(facadeModuleId ?? "")))
    for (const name of needed(part.fileName)) {
      if (ofFirst.has(name)) continue;
      for (const id of chunks.get(name).moduleIds) groupOf.set(id, "signIn");
    }
  const isGrouped = (name) => chunks.get(name).moduleIds.some((id) => groupOf.has(id));
  for (const [name, pages] of pagesOf) {
    if (isGrouped(name)) continue;
    const needs = [...needed(name)]
      .map((other) => chunks.get(other))
      .filter((chunk) => !isGrouped(chunk.fileName));
    if (pages.length < fewestPages && !isOfShell(name)) continue;
    if (needs.some(isAlone)) continue;
    const isSignedOut = pages.some((id) => signedOut.test(id));
    const group = ofWorker.has(name)
      ? "worker"
      : isOfShell(name)
        ? isSignedOut
          ? "plain"
          : ofLater.has(name)
            ? "later"
            : "shell"
        : isSignedOut
          ? "form"
          : "parts";
    for (const id of chunks.get(name).moduleIds) groupOf.set(id, group);
  }
  // What a group needs is in one before it.
  return ["first", "signIn", "worker", "plain", "form", "later", "shell", "parts"].map((group, at) => ({
    name: (id) => (groupOf.get(id) === group ? group : null),
    priority: 7 - at,
  }));
}
