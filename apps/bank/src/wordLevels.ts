/** How much of the catalogue is needed: by sign-in, by pages for new customers, or once signed in. */
export type CatalogueLevel = "first" | "newcomer" | "all";

/** Key prefixes of each level. */
export const wordLevels: Record<Exclude<CatalogueLevel, "all">, RegExp> = {
  first:
    /^(app|page|signIn|confirm|reset|session|error\.(access|forbidden|general|defect|sessionExpired|email|password|code)|passkeys\.(confirm|notConfirmed))\b/,
  newcomer:
    /^(app|page|signIn|confirm|reset|session|error|appRedirect|leave|newPassword|signUp|strength|passkeys\.(confirm|notConfirmed))\b/,
};
