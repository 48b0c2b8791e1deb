/** An ILIKE pattern for a text anywhere in a value, with wildcards in the text escaped. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
