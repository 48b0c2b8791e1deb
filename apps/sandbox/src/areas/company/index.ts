import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { generateContract, memberContract, signedContract, signedExists } from "./contract";
import { createCompany } from "./create";
import { companyInfo } from "./info";
import { addInfo } from "./infoAdd";
import { addMember, deleteMember } from "./members";
import { answerInvitation } from "./invitations";
import { leaveCompany, listPeople, removePerson, savePerson } from "./people";
import { createMemberUser } from "./memberUser";
import { signContract } from "./sign";
import { thenWake } from "./wake";

export { findContractAct } from "./sign";
export {
  decideCompany,
  findCompany,
  reviewDocument,
  type CompanyDecided,
  type CompanyVerdict,
} from "./decide";
export { answersOf, saveAnswer } from "./answers";
export { lockCompany } from "./company";
export { contractFacts, factsHash } from "./contractFacts";
export { countChanges, decideChange, type ChangeVerdict } from "./decideChange";
export { memberChangesOf } from "./memberChanges";
export { newDocumentsOf } from "./newDocuments";
export { saveDocument } from "./documents";
export { lastReview } from "./readReview";
export { documentsOf } from "./readDocuments";
export { insertMember } from "./members";
export { membersOf } from "./readMembers";
export { endAccessByBank, makePerson } from "./people";
export { peopleOf, rightsOf } from "./readPeople";
export { currentSignature, missingFor } from "./companyProgress";

export function mountCompany(handle: Handle, parts: Parts): void {
  handle.session(calls.companyCreate, createCompany(parts));
  handle.session(calls.companyInfo, companyInfo(parts));
  handle.session(calls.companyInfoAdd, addInfo(parts));
  handle.session(calls.memberAdd, addMember(parts));
  handle.session(calls.memberDelete, deleteMember(parts));
  handle.session(calls.memberUserCreate, createMemberUser(parts));
  handle.session(calls.peopleList, listPeople(parts));
  handle.session(calls.personSave, thenWake(parts, savePerson(parts)));
  handle.session(calls.personRemove, thenWake(parts, removePerson(parts)));
  handle.session(calls.personLeave, thenWake(parts, leaveCompany(parts)));
  handle.session(calls.invitationAnswer, answerInvitation(parts));
  handle.session(calls.contractPdf, generateContract(parts));
  handle.session(calls.contractSign, signContract(parts));
  handle.session(calls.contractSignedExists, signedExists(parts));
  handle.session(calls.contractSignedPdf, signedContract(parts));
  handle.session(calls.memberPdf, memberContract(parts));
}
