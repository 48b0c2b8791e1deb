import { readdirSync } from "node:fs";
import path from "node:path";

const brands = path.join(import.meta.dirname, "brands");

/** The brand whose files the built app has until it is given others. */
export const defaultBrand = process.env["BRAND"] || "amberline";
export const brandFolder = (name = defaultBrand) => path.join(brands, name);
export const brandNames = readdirSync(brands);
