import { calls, wireAmount, type AnyCall, type CallName } from "@amberline/api/contract";
import { array, boolean, number, object, string } from "yup";
import { describe, expect, it } from "vitest";
import { examples, openApiDocument } from ".";
import { jsonSchemaOf } from "./jsonSchema";

const names = Object.keys(calls) as CallName[];
// Parsed from text, as a client would.
const document = JSON.parse(JSON.stringify(openApiDocument()));

describe("the OpenAPI document", () => {
  it("is of version 3.1 and resolves all its own references", () => {
    expect(document.openapi).toBe("3.1.0");
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(names.length);
    for (const [, schema = ""] of references) expect(document.components.schemas).toHaveProperty(schema);
  });

  it.each(names)("has the call %s with its method, path, headers and every refusal [7-1]", (name) => {
    const call = calls[name];
    const operation = document.paths[call.path][call.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: call.summary });
    expect(operation.security).toEqual(call.access === "session" ? [{ session: [] }] : []);
    const shown = JSON.stringify(operation.responses);
    for (const err of call.refusals) expect(shown).toContain(`"${err}":{"value":{"err":"${err}"`);
    const headers = operation.parameters.map((parameter: { name: string }) => parameter.name);
    expect(headers.includes("Idempotency-Key")).toBe(call.idempotencyKey === "required");
    expect(headers.includes("If-None-Match")).toBe(call.conditional === true);
    expect("requestBody" in operation).toBe(call.method === "POST");
  });

  it("has no component that nothing names, and no field without a type", () => {
    const text = JSON.stringify(document);
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(text, name).toContain(`"#/components/schemas/${name}"`);
      const { properties = {} } = schema as { properties?: object };
      // What a provider sends as data of a new member is its own.
      for (const [field, { type }] of Object.entries(properties).filter(([field]) => field !== "data"))
        expect(type, `${name}.${field}`).toBeDefined();
    }
  });

  it.each([
    ["/order/pdf", ["application/pdf", "application/json"]],
    [
      "/order/export",
      [
        "text/csv",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "application/xml",
        "text/plain",
        "application/json",
      ],
    ],
    ["/bridge/attachment", ["*/*", "application/json"]],
  ])("names the media types of %s, and every status of any call", (path, media) => {
    const { responses } = document.paths[path].post;
    expect(Object.keys(responses["200"].content)).toEqual(media);
    expect(Object.keys(responses)).toEqual(["200", "400", "401", "403", "405", "413", "500", "503"]);
  });

  it("describes a complaint as a form with files, and the chat as an event stream [7-12]", () => {
    const { requestBody } = document.paths["/user/complaint/send"].post;
    expect(Object.keys(requestBody.content)).toEqual(["multipart/form-data"]);
    const file = { type: "string", format: "binary" };
    expect(document.components.schemas.complaintSendRequest.properties.files.items).toEqual(file);
    const { responses } = document.paths["/bridge/stream"].get;
    const { schema } = responses["200"].content["text/event-stream"];
    expect(schema.contentSchema).toEqual({ $ref: "#/components/schemas/LiveMessage" });
  });

  it.each(names)("has complete examples of %s that the contract accepts", (name) => {
    const { request, response } = examples[name];
    const strictly = { strict: true, abortEarly: false } as const;
    expect(calls[name].request.validateSync(request, strictly)).toEqual(request);
    expect(calls[name].response.validateSync(response, strictly)).toEqual(response);
    expect(calls[name].request.cast(request, { stripUnknown: true })).toEqual(request);
    const { answer = "json" } = calls[name] as AnyCall;
    if (["file", "stream"].includes(answer) || typeof response === "string") return;
    const { properties } = document.components.schemas[`${name}Response`];
    expect(Object.keys(response).sort()).toEqual(Object.keys(properties).sort());
  });
});

describe("a yup schema as JSON Schema", () => {
  it("keeps types, limits, enums, defaults, null and required fields", () => {
    const schema = object({
      name: string().required().max(70),
      code: string().length(3).nullable(),
      limit: number().integer().min(1).max(500),
      kind: string().oneOf(["a", "b"]).nullable().default(null),
      day: string().matches(/^\d{4}$/),
      amount: wireAmount().required(),
      tags: array().of(string().required()).required(),
      on: boolean().required(),
    });
    expect(jsonSchemaOf(schema)).toEqual({
      type: "object",
      required: ["name", "amount", "tags", "on"],
      properties: {
        name: { type: "string", minLength: 1, maxLength: 70 },
        code: { type: ["string", "null"], minLength: 3, maxLength: 3 },
        limit: { type: "integer", minimum: 1, maximum: 500 },
        kind: { type: ["string", "null"], enum: ["a", "b", null], default: null },
        day: { type: "string", pattern: "^\\d{4}$" },
        amount: {
          type: ["string", "number"],
          pattern: "^-?\\d{1,15}(\\.\\d{1,3})?$",
          description: "As text: decimal amount.",
        },
        tags: { type: "array", items: { type: "string", minLength: 1 } },
        on: { type: "boolean" },
      },
    });
  });

  it("throws for a rule it cannot convert rather than leaving it out", () => {
    expect(() => jsonSchemaOf(object({ email: string().email() }))).toThrow(/email/);
  });
});
