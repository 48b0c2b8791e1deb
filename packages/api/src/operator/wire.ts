import { number, object, string } from "yup";
import { wireInstant } from "../contract/schemas";

export const wireMoney = () =>
  object({ minor: number().integer().required(), currency: string().length(3).required() });

export const instant = () => wireInstant().required();
export const maybeInstant = () => wireInstant().nullable().default(null);
export const maybeText = () => string().nullable().default(null);
/** Text that may be empty. */
export const text = () => string().defined();
export const id = () => string().required();

/** Matches any field a person would recognise it by. */
export const search = () => string().trim().max(100).default("");

export const decimal = (example: string) =>
  string().matches(/^\d{1,9}(\.\d{1,2})?$/, `\${path} must be decimal text, such as ${example}`);
