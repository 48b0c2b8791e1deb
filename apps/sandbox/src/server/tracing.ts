import { AsyncLocalStorage } from "node:async_hooks";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import { type LogEvent } from "kysely";
import { systemClock } from "../platform/clock";
import { currentRequest } from "../platform/currentRequest";

export interface TracesTarget {
  /** Of a collector that takes OTLP over HTTP. */
  url: string;
  /** Of the traces that nobody before has decided on, from 0 to 1. */
  share: number;
}

export interface Tracing {
  /** Traces a request, as part of the caller's trace if a trusted proxy says which. */
  request(request: Request, answer: () => Promise<Response>): Promise<Response>;
  /** Traces work of the bank itself. */
  work<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** A statement of the request or the work under way; its parameters stay in the database. */
  statement(event: LogEvent): void;
  stop(): Promise<void>;
}

const untraced: Tracing = {
  request: (_request, answer) => answer(),
  work: (_name, work) => work(),
  statement: () => undefined,
  stop: async () => undefined,
};

/** Sends a span for each request, run of the bank's own work and statement to a collector, by OpenTelemetry. */
export async function openTracing(to: TracesTarget | null, isBehindProxy: boolean): Promise<Tracing> {
  if (!to) return untraced;
  const [sdk, { OTLPTraceExporter }, resources, { W3CTraceContextPropagator }] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/core"),
  ]);
  const { envDetector, detectResources, resourceFromAttributes } = resources;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": "amberline" }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(to.share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: to.url }) })],
  });
  const tracer = provider.getTracer("amberline");
  const propagator = new W3CTraceContextPropagator();
  const header = {
    get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
    keys: (headers: Headers) => [...headers.keys()],
  };
  const underWay = new AsyncLocalStorage<Span>();

  return {
    async request(request, answer) {
      const parent = isBehindProxy ? propagator.extract(ROOT_CONTEXT, request.headers, header) : ROOT_CONTEXT;
      const { method } = request;
      const attributes = { "http.request.method": method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      try {
        const response = await underWay.run(span, answer);
        const { route = "", requestId = "" } = currentRequest() ?? {};
        if (route !== "") span.updateName(`${method} ${route}`).setAttribute("http.route", route);
        span.setAttributes({ "http.response.status_code": response.status, "amberline.request": requestId });
        if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return response;
      } finally {
        span.end();
      }
    },
    async work(name, work) {
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL }, ROOT_CONTEXT);
      try {
        return await underWay.run(span, work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    statement({ query, queryDurationMillis, level }) {
      const parent = underWay.getStore();
      if (!parent) return;
      const { sql } = query;
      const name = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? "statement";
      const attributes = { "db.system.name": "postgresql", "db.query.text": sql };
      const startTime = systemClock.now() - queryDurationMillis;
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.CLIENT, attributes, startTime },
        trace.setSpan(ROOT_CONTEXT, parent),
      );
      if (level === "error") span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    stop: () => provider.shutdown(),
  };
}
