import type { WebSDKEvents } from "@sumsub/websdk";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPlace, openWidgetWith, type WidgetSettings } from "./openWidget";

type Sdk = Awaited<ReturnType<NonNullable<WidgetSettings["loadSdk"]>>>;
type Listener = (payload: object) => void;

const origin = "https://bank.example";
const tokenFor = (url: string) => `_act-jwt-${btoa(JSON.stringify({ url }))}.signed`;

/** A builder like the SDK's that records its calls. */
function fakeSdk() {
  const told: Record<string, unknown> = {};
  const heard = new Map<string, Listener>();
  const widget = { launch: vi.fn<(element: HTMLElement) => void>(), destroy: vi.fn<() => void>() };
  const builder: object = new Proxy(
    {},
    {
      get: (_, name: string) =>
        name === "build"
          ? () => widget
          : (...args: unknown[]) => {
              if (name === "on") heard.set(String(args[0]), args[1] as Listener);
              else told[name] = args[0];
              return builder;
            },
    },
  );
  const init = vi.fn<(token: string, renew: () => Promise<string>) => object>(() => builder);
  const emit = <Name extends keyof WebSDKEvents>(name: Name, payload: object = {}) =>
    heard.get(name)?.(payload);
  return { sdk: { init } as unknown as Sdk, init, told, emit, widget };
}

const frame = { contentWindow: {}, setAttribute: vi.fn<(name: string, value: string) => void>() };
const dialog = { scrollTo: vi.fn<(to: object) => void>() };
const element = { querySelector: () => frame, closest: () => dialog } as unknown as HTMLElement;

function opened(change: Partial<WidgetSettings> = {}, token = tokenFor(origin)) {
  const fake = fakeSdk();
  const place = createPlace();
  const hear = vi.fn<(event: object) => void>();
  const report = vi.fn<(error: unknown) => void>();
  const renewToken = vi.fn<() => Promise<string>>();
  const open = openWidgetWith({
    place,
    origins: [origin],
    look: () => ({ language: "lv", theme: "dark", title: "Identitātes verifikācija" }),
    report,
    loadSdk: async () => fake.sdk,
    ...change,
  });
  const close = open(token, { hear, renewToken });
  const launched = async () => {
    place.attach(element);
    await vi.waitFor(() => expect(fake.widget.launch).toHaveBeenCalled());
  };
  return { ...fake, place, hear, report, renewToken, close, launched };
}

describe("the widget", () => {
  const listeners = new Set<unknown>();

  beforeEach(() => {
    listeners.clear();
    vi.stubGlobal("addEventListener", (_: string, listener: unknown) => listeners.add(listener));
    vi.stubGlobal("removeEventListener", (_: string, listener: unknown) => listeners.delete(listener));
  });
  afterEach(() => void vi.unstubAllGlobals());

  test("opens where the screen put it, from the origin that was checked, in the customer's language and theme", async () => {
    const { init, told, widget, renewToken, launched } = opened();
    expect(init).not.toHaveBeenCalled();
    await launched();
    expect(init).toHaveBeenCalledExactlyOnceWith(tokenFor(origin), renewToken);
    expect(told).toMatchObject({ withBaseUrl: origin, withConf: { lang: "lv", theme: "dark" } });
    expect(widget.launch).toHaveBeenCalledExactlyOnceWith(element);
    expect(frame.setAttribute).toHaveBeenCalledWith("title", "Identitātes verifikācija");
  });

  test("does not open from an origin that is not allowed, and says so to who can act on it", async () => {
    const { hear, report, init } = opened({}, tokenFor("https://evil.example"));
    await vi.waitFor(() => expect(hear).toHaveBeenCalledExactlyOnceWith({ type: "widget.failed" }));
    expect(String(report.mock.calls[0]?.[0])).toContain("https://evil.example");
    expect(init).not.toHaveBeenCalled();
  });

  test("fails when its code can't be loaded", async () => {
    const { hear } = opened({ loadSdk: () => Promise.reject(new Error("blocked")) });
    await vi.waitFor(() => expect(hear).toHaveBeenCalledExactlyOnceWith({ type: "widget.failed" }));
  });

  test.each([
    ["idCheck.onReady", {}, { type: "widget.ready" }],
    ["idCheck.onApplicantSubmitted", {}, { type: "widget.submitted" }],
    ["idCheck.onApplicantResubmitted", {}, { type: "widget.submitted" }],
    ["idCheck.onError", { code: "applicant-not-found", error: "" }, { type: "widget.failed" }],
  ] as const)("tells of %s %j as %j", async (name, payload, event) => {
    const { emit, hear, launched } = opened();
    await launched();
    emit(name, payload);
    expect(hear).toHaveBeenCalledExactlyOnceWith(event);
  });

  test("leaves it to the widget to say what is wrong with the camera", async () => {
    const { emit, hear, launched } = opened();
    await launched();
    emit("idCheck.onError", { code: "x", error: "NotAllowedError" });
    expect(hear).not.toHaveBeenCalled();
  });

  test("scrolls its dialog to a new step, and not the page behind it", async () => {
    const { told, launched } = opened();
    await launched();
    expect(told["withOptions"]).toMatchObject({ enableScrollIntoView: false });
    const [judge] = listeners as Set<(message: object) => void>;
    const stopImmediatePropagation = vi.fn<() => void>();
    const data = { method: "idCheck.scrollTo", top: 0 };
    judge?.({ origin, source: {}, data, stopImmediatePropagation });
    expect(stopImmediatePropagation).toHaveBeenCalledTimes(1);
    expect(dialog.scrollTo).not.toHaveBeenCalled();
    judge?.({ origin, source: frame.contentWindow, data, stopImmediatePropagation });
    expect(dialog.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  });

  test("leaves nothing behind when it is closed", async () => {
    const { widget, close, launched } = opened();
    await launched();
    expect(listeners.size).toBe(1);
    close();
    expect(widget.destroy).toHaveBeenCalledTimes(1);
    expect(listeners.size).toBe(0);
  });

  test("does not open any more when it is closed before its place is there", async () => {
    const { widget, close, place, hear } = opened();
    close();
    place.attach(element);
    await Promise.resolve();
    await place.element();
    expect(widget.launch).not.toHaveBeenCalled();
    expect(hear).not.toHaveBeenCalled();
  });

  test("opens once where the same element is put twice, as in strict mode", async () => {
    const { widget, place, launched } = opened();
    place.attach(element);
    place.attach(null);
    await launched();
    expect(widget.launch).toHaveBeenCalledExactlyOnceWith(element);
  });
});
