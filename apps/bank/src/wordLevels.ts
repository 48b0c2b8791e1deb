/** How much of the catalogue pages need: sign-in alone, those who are not customers yet, or everybody signed in. */
export type CatalogueLevel = "first" | "newcomer" | "all";

/** Keys of a level, by how they begin. */
export const wordLevels: Record<Exclude<CatalogueLevel, "all">, RegExp> = {
  first:
    /^(app|page|login|confirm|reset|session|error\.(access|forbidden|general|defect|sessionExpired|email|password|code))\b/,
  newcomer: /^(app|page|login|confirm|reset|session|error|appRedirect|newPassword|signUp|strength)\b/,
};
