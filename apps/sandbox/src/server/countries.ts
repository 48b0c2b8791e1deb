import { readFile } from "node:fs/promises";
import ipaddr from "ipaddr.js";
import { Reader, type CountryResponse } from "mmdb-lib";
import { type CountryOf } from "../parts";
import { StartProblem } from "./startProblem";

/** As MaxMind's tables have it, or as those of ip-location-db do. */
type Entry = CountryResponse & { country_code?: string };

/** Looks an address up in a table of countries (MMDB), which is read once. Networks that are nowhere have no country. */
export async function countriesIn(path: string): Promise<CountryOf> {
  const table = await readFile(path)
    .then((bytes) => new Reader<CountryResponse>(bytes))
    .catch((cause: unknown) => {
      throw new StartProblem(`GEOIP_FILE: ${path} cannot be read as a table of countries (.mmdb).`, {
        cause,
      });
    });
  return (address) => {
    const [host = ""] = address.split("/");
    if (!ipaddr.isValid(host) || ipaddr.process(host).range() !== "unicast") return null;
    const found: Entry | null = table.get(ipaddr.process(host).toString());
    const code = found?.country?.iso_code ?? found?.country_code ?? "";
    return /^[A-Z]{2}$/.test(code) && code !== "ZZ" ? code : null;
  };
}
