/** A pattern for ILIKE that finds a text anywhere; what stands for any letter there stands for itself here. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
