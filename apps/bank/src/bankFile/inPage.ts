import type { BankFile } from "./bankFile";
import { BANK_SHEET } from "./bankSheetId";

/** Only where the host did not put the file into the page: nothing is shown there before. */
function fetched(): string {
  const request = new XMLHttpRequest();
  request.open("GET", "/bank.json", false);
  request.send();
  return request.responseText;
}

const text = document.getElementById("bank")?.textContent || fetched();

// Whoever painted the page has checked the file.
if (!document.getElementById(BANK_SHEET))
  void import("./tellFaults").then(({ tellFaults }) => tellFaults(text));

export const bankFile = JSON.parse(text) as BankFile;
