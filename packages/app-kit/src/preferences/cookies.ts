const YEAR = 31_536_000;

const isSecure = () => location.protocol === "https:";

/** On https a cookie of this host alone: no other host of the domain can set it. */
const nameOf = (name: string) => (isSecure() ? `__Host-${name}` : name);

export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${nameOf(name)}=`))
    ?.slice(nameOf(name).length + 1);

/** Keeps a value for a year; an empty one is removed. */
export function writeCookie(name: string, value: string): void {
  const maxAge = value ? YEAR : 0;
  const secure = isSecure() ? "; secure" : "";
  document.cookie = `${nameOf(name)}=${value}; path=/; max-age=${maxAge}; samesite=strict${secure}`;
}
