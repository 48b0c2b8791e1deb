const DEFAULT_ORIGIN = "https://in.sumsub.com";
const prefixes = ["_act-sbx-jwt-", "_act-jwt-"];

function urlIn(part: string): unknown {
  try {
    const payload: unknown = JSON.parse(atob(part));
    return typeof payload === "object" && payload !== null && "url" in payload ? payload.url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Origin a widget token sends the browser to, read as `@sumsub/websdk` reads it: the first part of the token that
 * names a `url`, otherwise the vendor's own. Null when it names something that is no web address.
 */
export function widgetOrigin(token: string): string | null {
  const prefix = prefixes.find((each) => token.startsWith(each));
  const parts = prefix ? token.replace(prefix, "").replace("-v2", "").split(".") : [];
  const url = parts.map(urlIn).find(Boolean) ?? DEFAULT_ORIGIN;
  if (typeof url !== "string" || !URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === "https:" || protocol === "http:" ? origin : null;
}
