import { brand } from "../../brand";

const otherNames: Record<string, string> = { "127.0.0.1": "localhost", localhost: "127.0.0.1" };

/**
 * Allowed origins of the identity-verification widget: the brand's, the provider's and, in development, the same server
 * by its other name, from which the sandbox serves the widget.
 */
export function verificationOrigins(page: string): readonly string[] {
  const own = new URL(brand.providerUrl || "/", page);
  const other = otherNames[own.hostname];
  const twin = new URL(own);
  if (other) twin.hostname = other;
  return [...new Set([own.origin, twin.origin, ...brand.verificationOrigins])];
}
