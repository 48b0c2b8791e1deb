/**
 * What the server does for the stepper on its own machine: `live` has the bank's pages followed, `flows` keeps walks in
 * the repository and tells what changed since the main branch.
 */
export const isOffered = (what: "live" | "flows"): boolean =>
  document.querySelector<HTMLMetaElement>("meta[name=offered]")?.content.split(" ").includes(what) ?? false;
