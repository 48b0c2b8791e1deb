import { flows } from "@amberline/flow-lab/flows";
import {
  begin,
  edgesOf,
  fieldsAt,
  jumpsOf,
  payloadOf,
  type AnyFlowDefinition,
  type Moment,
} from "@amberline/flow-lab/engine";
import { flowNames } from "@amberline/flow-lab/flowNames";
import type { NamePair } from "@amberline/flow-lab/names";
import { describe, expect, it } from "vitest";
import { graphOf } from "../chart/chartGraph";
import { answerParts, namesIn, type Names } from "./names";
import shared from "./shared.json";

type Snapshot = Moment["snapshot"];

const shortId = (flow: AnyFlowDefinition, id: string) => id.slice(flow.machine.id.length + 1);
const timersOf = (flow: AnyFlowDefinition) =>
  edgesOf(flow).flatMap(({ event }) => (event.startsWith("after ") ? [`+${event.slice(6)}`] : []));
const typesOf = (flow: AnyFlowDefinition) =>
  edgesOf(flow).flatMap(({ event }) => (/^(always$|done |error |after )/.test(event) ? [] : [event]));
const callsOf = (flow: AnyFlowDefinition) =>
  edgesOf(flow).flatMap(({ event }) => (/^(done|error) /.test(event) ? [event.replace(/^\w+ /, "")] : []));

/** Every example of the catalogue possible at the start of a flow, as if all its calls were in flight. */
function examplesOf(flow: AnyFlowDefinition) {
  const children = Object.fromEntries(callsOf(flow).map((call) => [call, {}]));
  return Object.keys(flow.inputs).flatMap((input) =>
    flow.catalogue({ ...begin(flow, input).snapshot, children } as Snapshot),
  );
}

const eventsOf = (flow: AnyFlowDefinition) => examplesOf(flow).map(({ id }) => id);

function isNamed(names: Names, event: string): boolean {
  const said = answerParts(event);
  return said
    ? names.answer(event) !== event && names.call(said.call) !== said.call
    : names.event(event) !== event;
}

describe.each(flows)("the names of $id", (flow) => {
  const [english, latvian] = [namesIn(flow.id, "en"), namesIn(flow.id, "lv")];

  it("exist for everything a tester sees, in both languages", () => {
    for (const names of [english, latvian]) {
      const unnamed = [
        ...[...eventsOf(flow), ...timersOf(flow), ...typesOf(flow)].filter((event) => !isNamed(names, event)),
        ...Object.keys(flow.inputs).filter((input) => names.input(input) === input),
        ...edgesOf(flow).flatMap(({ guard }) => (guard && names.guard(guard) === guard ? [guard] : [])),
        ...graphOf(flow)
          .states.map((state) => shortId(flow, state.id))
          .filter((key) => names.state(key) === key),
      ];
      expect(unnamed).toEqual([]);
      expect(names.flow(flow.id)).not.toBe(flow.id);
    }
  });

  it("exist for all that events carry, and for their options", () => {
    const fields = Object.keys(flow.inputs).flatMap((input) => {
      const moment = begin(flow, input);
      const children = Object.fromEntries(callsOf(flow).map((call) => [call, {}]));
      const snapshot = { ...moment.snapshot, children } as Snapshot;
      return [...fieldsAt(flow, { ...moment, snapshot }).values()].flat();
    });
    const carried = examplesOf(flow).flatMap(({ event }) => payloadOf(event));
    const passing = ["outcome", "data"];
    const keys = new Set([...fields, ...carried].flatMap(({ path }) => path.split(".")));
    const holders = [...keys].filter((key) => !/^\d+$/.test(key) && !passing.includes(key));
    for (const names of [english, latvian]) {
      expect(holders.filter((key) => names.field(key) === key && !["IBAN", "BIC"].includes(key))).toEqual([]);
      const options = new Set(fields.flatMap((field) => field.options));
      expect([...options].filter((option) => names.value(option) === option)).toEqual([]);
      const times = jumpsOf(flow, begin(flow, Object.keys(flow.inputs)[0] ?? "")).map(
        ({ example }) => example.id,
      );
      expect(times.filter((time) => names.event(time) === time)).toEqual([]);
    }
  });

  it("are unique among the answers to one call", () => {
    for (const names of [english, latvian]) {
      const answers = [...new Set(eventsOf(flow))].filter((event) => event.includes("="));
      const texts = answers.map((event) => names.event(event));
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });
});

describe("a name", () => {
  it("of parallel states leaves out those not worth mentioning", () => {
    const { state } = namesIn("signIn", "en");
    expect(state("signedOut.auth.form.credentials+signedOut.forgot.closed")).toBe("Email and password");
    expect(state("signedOut.auth.submitting+signedOut.forgot.editing")).toBe(
      "Signing in · Asking for a new password",
    );
  });

  it("is the id of something removed", () => {
    const names = namesIn("send", "lv");
    expect([names.event("order.burn"), names.event("create=gone.away"), names.state("burnt")]).toEqual([
      "order.burn",
      "Maksājuma pieprasījums: create=gone.away",
      "burnt",
    ]);
  });

  it("of a changed step contains the field and its value", () => {
    const names = namesIn("send", "en");
    expect(names.event("order.submit+order.amount=250.00+order.payee.name=Anna")).toBe(
      `${names.event("order.submit")} (Payment, Amount: 250.00; Payment · Payee, Name: Anna)`,
    );
    expect(names.answer("create=vop.CMTC+outcome.data.check.matchedName=Anna")).toBe(
      names.answer("create=vop.CMTC"),
    );
    expect(namesIn("send", "lv").event("caps.changed:able+caps.hasTwoFactor=false")).toMatch(/: Nē\)$/);
  });

  it("is never defined twice", () => {
    for (const parts of flowNames.values())
      for (const [part, names] of Object.entries(parts))
        for (const [id, pair] of Object.entries<NamePair>(names)) {
          const common: Readonly<Record<string, NamePair>> = shared[part as keyof typeof shared] ?? {};
          if (part !== "name") expect(common[id], `${part} ${id}`).not.toEqual(pair);
        }
  });
});
