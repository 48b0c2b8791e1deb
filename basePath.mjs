/** Where a host has the apps: at its root, unless a demo is built for a path below it. */
export const basePath = process.env.BASE_PATH ?? "/";
if (!/^\/([\w.-]+\/)*$/.test(basePath))
  throw new Error(`BASE_PATH is "${basePath}", which is no path like "/demo/".`);

/** Puts every quoted address that begins so there, unless it is there already. */
export const below = (text, beginning = String.raw`["'\`\w]`) =>
  text.replaceAll(new RegExp(`(?<=["'\`])/(?!${basePath.slice(1)})(?=${beginning})`, "g"), basePath);
