const YEAR = 31_536_000;

export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Keeps a value for a year; an empty one is removed. */
export function writeCookie(name: string, value: string): void {
  const maxAge = value ? YEAR : 0;
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=strict${secure}`;
}
