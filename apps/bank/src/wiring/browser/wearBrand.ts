import { bankSheetOf } from "../../bankSheet";
import { BANK_SHEET } from "../../bankFile/bankSheetId";
import { brand } from "../../brand";

/** In a page that knows nothing of the bank it is put on by script, which the page's policy allows for such sheets. */
export function wearBrand(): void {
  if (document.getElementById(BANK_SHEET)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(bankSheetOf(brand));
  document.adoptedStyleSheets.push(sheet);
  document.title = brand.name;
}
