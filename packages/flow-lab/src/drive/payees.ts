import { calls, BASE_PATH } from "@amberline/api/contract";
import { expect } from "@playwright/test";
import { outside } from "../browser/payments";
import { arrive } from "../browser/screens";
import { type Stage } from "./stage";

/** A payee whose BIC is filled in automatically. */
export const anna = { name: "Anna Liepiņa", account: outside.matches.iban, bic: "UNLALV2X", details: "Īre" };
const nobodys = "3d5b8e20-91c4-4f7a-8a36-5c2d7e9f1b05";

/** Requests that save a payee without the app. */
const saved = {
  templateCreate: {
    template_name: "Īre",
    beneficiary_name: anna.name,
    beneficiary_iban: anna.account,
    bic: anna.bic,
    details: anna.details,
    amount: "980.00",
    provider_template: false,
  },
  receiverCreate: { ...anna, bank_name: "SEB banka", beneficary_type: "private" },
} as const;

/** Saves a template or a receiver without the app. Returns its id. */
async function save({ request, operator, who, notes }: Stage, call: keyof typeof saved): Promise<string> {
  const { accessToken: token } = await operator.session(who.login);
  const answer = await request.post(BASE_PATH + calls[call].path, { headers: { token }, data: saved[call] });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  notes.set("kind", call);
  notes.set("saved", id);
  return id;
}

/** Deletes it without the app. */
export async function deleteSaved({ request, operator, who, notes }: Stage): Promise<void> {
  const { accessToken: token } = await operator.session(who.login);
  const call = notes.get("kind") === "receiverCreate" ? calls.receiverDelete : calls.templateDelete;
  const data = { id: notes.get("saved") };
  const answer = await request.post(BASE_PATH + call.path, { headers: { token }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Opens the page for a customer with or without a saved payee. */
export const opens = (path: string, call?: keyof typeof saved) => async (stage: Stage) => {
  stage.customer = await stage.operator.customer({ twoFactor: false });
  const id = call ? await save(stage, call) : nobodys;
  await arrive(stage.page, stage.operator, stage.who, path.replace(":id", id), stage.language);
};

/** Saves the payee whose name matches, and trusts it, or no longer does, without the app. */
export async function trustAnna(stage: Stage, trust = true): Promise<void> {
  const { request, operator, who, notes } = stage;
  const { accessToken: token } = await operator.session(who.login);
  const post = async (call: "receiverCreate" | "receiverTrust", data: object) => {
    const answer = await request.post(BASE_PATH + calls[call].path, { headers: { token }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id?: string };
  };
  const { name } = outside.matches;
  const id = notes.get("saved") ?? (await post("receiverCreate", { ...saved.receiverCreate, name })).id ?? "";
  notes.set("saved", id);
  if (trust) await operator.allow(who, token, "receiverTrust", `${id}:${anna.account}:${name}`);
  await post("receiverTrust", { id, trust });
}
