const longestFileName = 120;

/** A file name without folders and without characters unsafe in file systems or headers. May be empty. */
export function tidyFileName(name: string): string {
  const base = name.normalize("NFC").replace(/^.*[\\/]/s, "");
  const plain = base.replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, "").replace(/^[\s.]+/, "");
  return [...plain.trim()].slice(-longestFileName).join("");
}
