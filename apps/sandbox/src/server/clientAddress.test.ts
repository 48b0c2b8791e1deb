import { describe, expect, it } from "vitest";
import { clientOf } from "./clientAddress";

describe("the client of a connection", () => {
  const from = (socket: string | undefined, forwardedFor: string | null = null, trustedProxies = 0) =>
    clientOf({ socket, forwardedFor }, trustedProxies);

  it("is who opened it, unless a proxy is trusted", () => {
    expect(from("203.0.113.9", "198.51.100.1")).toEqual({
      address: "203.0.113.9/32",
      network: "203.0.113.0/24",
    });
  });

  it.each([
    [1, "198.51.100.1/32"],
    [2, "192.0.2.7/32"],
    [4, "10.0.0.1/32"],
  ])("is whom %i trusted proxies name last, not what the client wrote before", (proxies, address) => {
    expect(from("10.0.0.1", "6.6.6.6, 192.0.2.7, 198.51.100.1", proxies).address).toBe(address);
  });

  it("is the proxy where it names nothing readable", () => {
    expect(from("10.0.0.1", "unknown", 1).address).toBe("10.0.0.1/32");
    expect(from(undefined, null, 1).address).toBe("0.0.0.0/32");
  });

  it("is the network a provider gives one customer with IPv6, and an IPv4 address written as IPv6 is that", () => {
    expect(from("2001:db8:1:2:3:4:5:6")).toEqual({
      address: "2001:db8:1:2::/64",
      network: "2001:db8:1::/48",
    });
    expect(from("::ffff:203.0.113.9").address).toBe("203.0.113.9/32");
  });
});
