/** Characters of a label. */
export const longestLabel = 30;

/** Labels of a transaction. */
export const labelLimit = 5;

/** Different labels of an account. */
export const accountLabelLimit = 50;

/** As labels are compared: without case. */
export const labelKey = (label: string): string => label.toLowerCase();

/** Labels with commas between them, tidied, each once. */
export function readLabels(text: string): string[] {
  const labels = text
    .normalize("NFC")
    .split(",")
    .map((label) => label.replace(/[\s\p{Cc}]+/gu, " ").trim());
  const keys = labels.map(labelKey);
  return labels.filter((label, at) => label !== "" && keys.indexOf(labelKey(label)) === at);
}
