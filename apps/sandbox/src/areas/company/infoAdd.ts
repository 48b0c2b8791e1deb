import { type calls } from "@amberline/api/contract";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Parts } from "../../parts";
import { saveAnswer } from "./answers";
import { changeCompany, companyOfCaller } from "./company";
import { mayUpload, readDocument, saveDocument } from "./documents";

type InfoAddAsk = CallerAsk<typeof calls.companyInfoAdd>;

async function addDocument({ db }: Pick<Parts, "db">, { caller, request, texts, now }: InfoAddAsk) {
  const { corporate_id: companyId } = request;
  await companyOfCaller(db, caller, companyId);
  if (!(await mayUpload(db, companyId, now))) refuse(texts.uploadsTooMany);
  const document = readDocument(request, texts);
  await changeCompany(db, { caller, companyId }, (trx, company) =>
    saveDocument(trx, company, document, { texts, loginId: caller.id, now }),
  );
}

/** /corporate/info_add: replaces what is stored under the name. */
export const addInfo =
  ({ db }: Pick<Parts, "db">) =>
  async (ask: InfoAddAsk) => {
    const { caller, request, texts, now } = ask;
    const { corporate_id: companyId, is_file: isFile, name, section, value } = request;
    if (isFile) await addDocument({ db }, ask);
    else {
      const given = { name, section, value, texts, loginId: caller.id, now };
      await changeCompany(db, { caller, companyId }, (trx, company) => saveAnswer(trx, company, given));
    }
    return { success: true };
  };
