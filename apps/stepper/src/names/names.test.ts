import { flows } from "@amberline/flows/specs";
import { begin, edgesOf, fieldsAt, jumpsOf, type AnyFlowSpec, type Moment } from "@amberline/flows/stepper";
import { describe, expect, it } from "vitest";
import { graphOf } from "../chart/chartGraph";
import known from "./flows.json";
import { answerParts, namesIn, type Names } from "./names";
import shared from "./shared.json";

type Snapshot = Moment["snapshot"];

const shortId = (spec: AnyFlowSpec, id: string) => id.slice(spec.machine.id.length + 1);
const timersOf = (spec: AnyFlowSpec) =>
  edgesOf(spec).flatMap(({ event }) => (event.startsWith("after ") ? [`+${event.slice(6)}`] : []));
const typesOf = (spec: AnyFlowSpec) =>
  edgesOf(spec).flatMap(({ event }) => (/^(always$|done |error |after )/.test(event) ? [] : [event]));
const callsOf = (spec: AnyFlowSpec) =>
  edgesOf(spec).flatMap(({ event }) => (/^(done|error) /.test(event) ? [event.replace(/^\w+ /, "")] : []));

/** Every event the catalogue has at the beginnings of a flow, were all its calls in flight. */
function eventsOf(spec: AnyFlowSpec): string[] {
  const children = Object.fromEntries(callsOf(spec).map((call) => [call, {}]));
  return Object.keys(spec.inputs).flatMap((input) => {
    const snapshot = { ...begin(spec, input).snapshot, children } as Snapshot;
    return spec.catalogue(snapshot).map(({ id }) => id);
  });
}

function isNamed(names: Names, event: string): boolean {
  const said = answerParts(event);
  return said
    ? names.answer(event) !== event && names.call(said.call) !== said.call
    : names.event(event) !== event;
}

describe.each(flows.map(({ id, spec }) => ({ id, spec })))("the names of $id", ({ id, spec }) => {
  const [english, latvian] = [namesIn(id, "en"), namesIn(id, "lv")];

  it("are there for all a tester meets, in both languages", () => {
    for (const names of [english, latvian]) {
      const unnamed = [
        ...[...eventsOf(spec), ...timersOf(spec), ...typesOf(spec)].filter((event) => !isNamed(names, event)),
        ...Object.keys(spec.inputs).filter((input) => names.input(input) === input),
        ...edgesOf(spec).flatMap(({ guard }) => (guard && names.guard(guard) === guard ? [guard] : [])),
        ...graphOf(spec)
          .states.map((state) => shortId(spec, state.id))
          .filter((key) => names.state(key) === key),
      ];
      expect(unnamed).toEqual([]);
      expect(names.flow(id)).not.toBe(id);
    }
  });

  it("are there for all an event carries and can be changed to", () => {
    const fields = Object.keys(spec.inputs).flatMap((input) => {
      const moment = begin(spec, input);
      const children = Object.fromEntries(callsOf(spec).map((call) => [call, {}]));
      const snapshot = { ...moment.snapshot, children } as Snapshot;
      return [...fieldsAt(spec, { ...moment, snapshot }).values()].flat();
    });
    const passing = ["outcome", "data"];
    const keys = new Set(fields.flatMap(({ path }) => path.split(".")));
    const holders = [...keys].filter((key) => !/^\d+$/.test(key) && !passing.includes(key));
    for (const names of [english, latvian]) {
      expect(holders.filter((key) => names.field(key) === key && !["IBAN", "BIC"].includes(key))).toEqual([]);
      const options = new Set(fields.flatMap((field) => field.options));
      expect([...options].filter((option) => names.value(option) === option)).toEqual([]);
      const times = jumpsOf(spec, begin(spec, Object.keys(spec.inputs)[0] ?? "")).map(
        ({ example }) => example.id,
      );
      expect(times.filter((time) => names.event(time) === time)).toEqual([]);
    }
  });

  it("tell the answers to one call apart", () => {
    for (const names of [english, latvian]) {
      const answers = [...new Set(eventsOf(spec))].filter((event) => event.includes("="));
      const texts = answers.map((event) => names.event(event));
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });
});

describe("a name", () => {
  it("of states side by side leaves out those that need no mention", () => {
    const { state } = namesIn("login", "en");
    expect(state("signedOut.auth.form.credentials+signedOut.forgot.closed")).toBe("E-mail and password");
    expect(state("signedOut.auth.submitting+signedOut.forgot.editing")).toBe(
      "Signing in · Asking for a new password",
    );
  });

  it("is the id of what is not known any more", () => {
    const names = namesIn("send", "lv");
    expect([names.event("order.burn"), names.event("create=gone.away"), names.state("burnt")]).toEqual([
      "order.burn",
      "Maksājuma pieprasījums: create=gone.away",
      "burnt",
    ]);
  });

  it("of a step with other values says which, and of what", () => {
    const names = namesIn("send", "en");
    expect(names.event("order.submit+order.amount=250.00+order.payee.name=Anna")).toBe(
      `${names.event("order.submit")} (Payment, Amount: 250.00; Payment · Payee, Name: Anna)`,
    );
    expect(names.answer("create=vop.CMTC+outcome.data.check.matchedName=Anna")).toBe(
      names.answer("create=vop.CMTC"),
    );
    expect(namesIn("send", "lv").event("caps.changed:able+caps.hasTwoFactor=false")).toMatch(/: Nē\)$/);
  });

  it("is never written twice for the same thing", () => {
    for (const parts of Object.values(known))
      for (const [part, names] of Object.entries(parts))
        for (const [id, pair] of Object.entries(names)) {
          const common: Readonly<Record<string, readonly string[]>> =
            shared[part as keyof typeof shared] ?? {};
          if (part !== "name") expect(common[id], `${part} ${id}`).not.toEqual(pair);
        }
  });
});
