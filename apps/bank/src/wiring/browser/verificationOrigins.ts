import { brand } from "../../brand";

const otherNames: Record<string, string> = { "127.0.0.1": "localhost", localhost: "127.0.0.1" };

/**
 * Origins the identity-verification widget may come from: the brand's, the provider's own and, on one's own machine, the
 * same server by its other name, where the sandbox keeps the widget apart from the app.
 */
export function verificationOrigins(page: string): readonly string[] {
  const own = new URL(brand.providerUrl || "/", page);
  const other = otherNames[own.hostname];
  const twin = new URL(own);
  if (other) twin.hostname = other;
  return [...new Set([own.origin, twin.origin, ...brand.verificationOrigins])];
}
