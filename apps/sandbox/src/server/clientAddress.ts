import ipaddr from "ipaddr.js";
import { type Client } from "../platform/currentRequest";

function prefix(text: string, bits: { ipv4: number; ipv6: number }): string {
  const address = ipaddr.process(text);
  const length = bits[address.kind()];
  return address.kind() === "ipv4"
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${length}`)}/${length}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${length}`)}/${length}`;
}

/**
 * The client of a connection. Each of so many trusted proxies in front has added the address it was called from at the
 * end of X-Forwarded-For; what stands before those anybody can have written.
 */
export function clientOf(
  { socket, forwardedFor }: { socket: string | undefined; forwardedFor: string | null },
  trustedProxies: number,
): Client {
  const named = (forwardedFor ?? "").split(",").map((each) => each.trim());
  const told = trustedProxies > 0 ? named.at(-trustedProxies) : undefined;
  const [text = "0.0.0.0"] = [told, socket].filter((each) => each && ipaddr.isValid(each));
  return { address: prefix(text, { ipv4: 32, ipv6: 64 }), network: prefix(text, { ipv4: 24, ipv6: 48 }) };
}
