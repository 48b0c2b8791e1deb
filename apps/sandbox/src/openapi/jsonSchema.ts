import {
  type Schema,
  type SchemaDescription,
  type SchemaFieldDescription,
  type SchemaInnerTypeDescription,
  type SchemaObjectDescription,
} from "yup";

/** The part of JSON Schema 2020-12 the contract needs. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  default?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  maxItems?: number;
}

const isObject = (field: SchemaFieldDescription): field is SchemaObjectDescription => "fields" in field;
const hasItems = (field: SchemaFieldDescription): field is SchemaInnerTypeDescription => "innerType" in field;

type Test = SchemaDescription["tests"][number];

function limitOf(type: string, { name, params }: Test): JsonSchema {
  const number = (key: string) => Number(params?.[key]);
  const isText = type === "string";
  if (name === "max" && type === "array") return { maxItems: number("max") };
  if (name === "required") return isText ? { minLength: 1 } : {};
  if (name === "max") return isText ? { maxLength: number("max") } : { maximum: number("max") };
  if (name === "min") return isText ? { minLength: number("min") } : { minimum: number("min") };
  if (name === "length") return { minLength: number("length"), maxLength: number("length") };
  if (name === "integer") return { type: "integer" };
  if (name === "uuid") return { format: "uuid" };
  if (name === "matches" && params?.["regex"] instanceof RegExp) return { pattern: params["regex"].source };
  throw new Error(`The contract uses the rule "${name}", which openapi/jsonSchema.ts cannot write yet.`);
}

const orNull = (type: string, nullable: boolean) => (nullable ? [type, "null"] : type);

function writeObject(field: SchemaObjectDescription): JsonSchema {
  const fields = Object.entries(field.fields) as [string, SchemaDescription][];
  return {
    type: orNull("object", field.nullable),
    properties: Object.fromEntries(fields.map(([name, description]) => [name, write(description)])),
    required: fields.filter(([, { optional }]) => !optional).map(([name]) => name),
  };
}

function write(field: SchemaDescription): JsonSchema {
  if (isObject(field)) return writeObject(field);
  const described = field.default === undefined ? {} : { default: field.default };
  if (field.type === "mixed") {
    if (field.label === "uploaded file") return { type: "string", format: "binary" };
    const { pattern } = (field.meta ?? {}) as { pattern?: string };
    if (pattern === undefined) return described;
    const types = field.nullable ? ["string", "number", "null"] : ["string", "number"];
    return { ...described, type: types, pattern, description: `As text: ${field.label}.` };
  }
  const limits = field.tests.map((test) => limitOf(field.type, test));
  const { type = field.type, ...rest } = Object.assign({}, ...limits) as JsonSchema & { type?: string };
  return {
    ...described,
    ...rest,
    type: orNull(type, field.nullable),
    ...(field.oneOf.length > 0 ? { enum: field.nullable ? [...field.oneOf, null] : field.oneOf } : {}),
    ...(hasItems(field) ? { items: write(field.innerType as SchemaDescription) } : {}),
  };
}

/** Converts a yup schema to JSON Schema. Throws for an unknown rule, so that none is left out silently. */
export const jsonSchemaOf = (schema: Schema): JsonSchema => write(schema.describe() as SchemaDescription);
