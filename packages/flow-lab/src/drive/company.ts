import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { stepButton } from "../browser/companies";
import { type Customer, type Wanted } from "../browser/operator";
import { arrive } from "../browser/screens";
import { setHidden } from "../browser/visibility";
import { type Stage } from "./stage";

/** The company of the walk, whose owner is its director; made when it is first needed. */
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

/** Holds the looks at the company, which show what a change has come to. */
export async function holdLooks(stage: Stage): Promise<void> {
  if (!stage.isHeld("look")) await stage.hold("look", ["companyInfo"]);
}

/** The look that is held goes on; without one somebody comes back to the registration, which looks at once. */
export async function refreshCompany(stage: Stage): Promise<void> {
  if (stage.isHeld("look")) await stage.letGo("look")();
  else await setHidden(stage.page, false);
}

/** What the browser keeps from now on is noted by its name. */
export const noteDownloads = ({ page, notes }: Stage) =>
  void page.on("download", (file) => notes.set("kept", file.suggestedFilename()));

/** The file that comes is to be kept under this name. */
export const expectsFile = (name: string) => (stage: Stage) => void stage.notes.set("coming", name);

/** The file that was expected has come, and no other. */
export async function hasCome({ notes }: Stage): Promise<void> {
  const name = notes.get("coming");
  if (name) await expect.poll(() => notes.get("kept"), { intervals: [50] }).toBe(name);
  notes.delete("coming");
}
