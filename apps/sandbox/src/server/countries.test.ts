import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { countriesIn } from "./countries";

const table = fileURLToPath(
  import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
);

it("the country of an address is that of a real table, of IPv6 by its /64", async () => {
  const countryOf = await countriesIn(table);
  const addresses = ["193.40.5.1", "195.122.12.1", "8.8.8.8", "2001:4860:4860::/64", "2a02:8109::/64"];
  expect(addresses.map(countryOf)).toEqual(["EE", "LV", "US", "US", "DE"]);
});

it("this machine, private networks, what is reserved and what is no address are nowhere", async () => {
  const countryOf = await countriesIn(table);
  for (const address of [
    "127.0.0.1",
    "::1/64",
    "10.1.2.3",
    "192.168.0.7",
    "fd00::/64",
    "fe80::/64",
    "198.51.100.7",
    "",
    "x",
  ])
    expect(countryOf(address)).toBeNull();
});

it("a file that is no such table is said at the start", async () => {
  await expect(countriesIn(fileURLToPath(import.meta.url))).rejects.toThrow(/^GEOIP_FILE: .* cannot be read/);
  await expect(countriesIn("/nowhere.mmdb")).rejects.toThrow(/^GEOIP_FILE: \/nowhere.mmdb cannot be read/);
});
