import { type calls } from "@amberline/api/contract";
import { type CallerAsk } from "../../http/handle";
import { requireClean } from "../../http/clean";
import { refuse } from "../../http/refusal";
import { type Parts } from "../../parts";
import { saveAnswer } from "./answers";
import { changeCompany, companyOfCaller } from "./company";
import { mayUpload, readDocument, saveDocument } from "./documents";
import { tellAsker } from "./letters";

type InfoAddAsk = CallerAsk<typeof calls.companyInfoAdd>;

/** Whether it waits for the bank. */
async function addDocument(parts: Parts, { caller, request, texts, now }: InfoAddAsk): Promise<boolean> {
  const { db, random } = parts;
  const { corporate_id: companyId } = request;
  await companyOfCaller(db, caller, companyId, "documents");
  if (!(await mayUpload(db, companyId, now))) refuse(texts.uploadsTooMany);
  const document = await readDocument(request, texts);
  const file = { name: document.fileName, bytes: document.bytes };
  await requireClean(parts, [file], { texts, loginId: caller.id });
  return changeCompany(db, { caller, companyId, right: "documents" }, async (trx, locked) => {
    const saved = { texts, random, loginId: caller.id, now };
    const isPending = await saveDocument(trx, locked, document, saved);
    if (isPending)
      await tellAsker(
        { ...parts, db: trx },
        caller,
        locked,
        (each) => each.changeText.document(each.documentNames[document.key]),
        now,
      );
    return isPending;
  });
}

/** /corporate/info_add: replaces what is stored under the name. */
export const addInfo = (parts: Parts) => async (ask: InfoAddAsk) => {
  const { caller, request, texts, now } = ask;
  const { corporate_id: companyId, is_file: isFile, name, section, value } = request;
  if (isFile) return { success: true, pending: await addDocument(parts, ask) };
  const given = { name, section, value, texts, loginId: caller.id, now };
  await changeCompany(parts.db, { caller, companyId, right: "owner" }, (trx, company) =>
    saveAnswer(trx, company, given),
  );
  return { success: true, pending: false };
};
