import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { stepButton } from "../browser/companies";
import { type Customer, type Wanted } from "../browser/operator";
import { arrive } from "../browser/screens";
import { setHidden } from "../browser/visibility";
import { type Stage } from "./stage";

/** The walk's company, with its owner as director; created on first use. */
export async function companyOf(stage: Stage, wanted: Wanted = {}): Promise<Customer> {
  stage.customer ??= await stage.operator.customer({ kind: "corporate", confirmed: false, ...wanted });
  return stage.customer;
}

/** Opens a page of the company. */
export async function openAt(stage: Stage, path: string, wanted?: Wanted): Promise<void> {
  const company = await companyOf(stage, wanted);
  await arrive(stage.page, stage.operator, company, path, stage.language);
}

/** Opens a step of the company's registration. */
export async function openStep(stage: Stage, step: string, wanted?: Wanted): Promise<void> {
  await openAt(stage, paths.companyRegistration, wanted);
  await stepButton(stage.page, stage.screen, step).click();
}

/** Holds the requests that reread the company after a change. */
export async function holdLooks(stage: Stage): Promise<void> {
  if (!stage.isHeld("look")) await stage.hold("look", ["companyInfo"]);
}

/** Releases a held reread; without one, returns to the page, which rereads at once. */
export async function refreshCompany(stage: Stage): Promise<void> {
  if (stage.isHeld("look")) await stage.letGo("look")();
  else await setHidden(stage.page, false);
}

/** Records the names of saved files from now on. */
export const noteDownloads = ({ page, notes }: Stage) =>
  void page.on("download", (file) => notes.set("kept", file.suggestedFilename()));

/** Expects a file of this name to be saved. */
export const expectsFile = (name: string) => (stage: Stage) => void stage.notes.set("coming", name);

/** Checks that the expected file was saved, and no other. */
export async function hasCome({ notes }: Stage): Promise<void> {
  const name = notes.get("coming");
  if (name) await expect.poll(() => notes.get("kept"), { intervals: [50] }).toBe(name);
  notes.delete("coming");
}
