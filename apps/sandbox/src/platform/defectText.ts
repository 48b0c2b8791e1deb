import { ValidationError } from "yup";

const field = (error: Error, name: string): string[] => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" && value !== "" ? [value] : [];
};

/** What a database, a parser or a check of values says may quote the values, which may be secret. */
function sentenceOf(error: Error): string {
  const [code = ""] = field(error, "code");
  if (error instanceof ValidationError) return [error.name, error.type, error.path].join(" ");
  if (/^[0-9A-Z]{5}$/.test(code))
    return [error.name, code, ...field(error, "table"), ...field(error, "constraint")].join(" ");
  return error instanceof SyntaxError ? error.name : `${error.name}: ${error.message}`;
}

const framesOf = ({ stack = "" }: Error) => stack.split("\n").filter((line) => /^ +at /.test(line));

/** A defect for the log: what and where, with no values of requests, neither of SQL nor of its parameters. */
export function defectText(error: unknown): string {
  if (!(error instanceof Error)) return `A defect of type ${typeof error}`;
  const { cause } = error;
  const causes = cause === undefined ? [] : [`because of ${defectText(cause)}`];
  return [sentenceOf(error), ...framesOf(error), ...causes].join("\n");
}
