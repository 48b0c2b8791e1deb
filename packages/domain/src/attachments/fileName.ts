const longestFileName = 120;

/** A file's name without folders, and without what no file system or header should meet. May be left empty. */
export function tidyFileName(name: string): string {
  const base = name.normalize("NFC").replace(/^.*[\\/]/s, "");
  const plain = base.replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, "").replace(/^[\s.]+/, "");
  return [...plain.trim()].slice(-longestFileName).join("");
}
