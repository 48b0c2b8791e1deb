import { type calls } from "@amberline/api/contract";
import { bankDetailsOf, catalogueIn } from "../../documents";
import { type CallerAsk } from "../../http/handle";
import { NotYours, refuse } from "../../http/refusal";
import { type Parts } from "../../parts";
import { accountOfCaller } from "../../http/caller";
import { holderName } from "../../ledger";
import { headOf, pdfFile } from "./facts";

type DetailsAsk = CallerAsk<typeof calls.detailsPdf>;

/** /account/details_pdf: for verified customers only, like the page with the details (specification 2.9). */
export const detailsPdf = (parts: Parts) => async (ask: DetailsAsk) => {
  const { caller, request, language, texts } = ask;
  const account = await accountOfCaller(parts.db, caller, request.id, "see");
  if (caller.sumsub_status !== "verify") throw new NotYours();
  const { iban, bic, top_up_reference: topUpReference } = account;
  const details = bankDetailsOf({ holder: holderName(caller, account), iban, bic, topUpReference }, language);
  if (!details) return refuse(texts.detailsMissing);
  const paper = await parts.draw({ ...headOf(ask), of: "details", details }, ask.signal());
  return pdfFile(catalogueIn(language).detailsFile(iban ?? topUpReference ?? ""), paper);
};
