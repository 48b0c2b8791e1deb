import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { type Db } from "../../ledger";
import { isAllowed, type Caller, type OwnAccount } from "../../http/caller";
import { unreadMessages } from "../chat/unread";
import { hasApprovals } from "../approvals/list";
import { selectDocuments } from "../company/readDocuments";
import { openInvitations } from "../company/readInvitations";
import { accessInvitations } from "../company/readPeople";
import { selectMembers } from "../company/readMembers";
import { selectReview } from "../company/readReview";
import { unreadNotifications } from "../notifications";
import { freshSubmission, lastRejection } from "../identity/shownStatus";
import { passkeysOf } from "../passkeys/stored";
import { unseenChanges } from "./changedDocuments";
import { recoveryCodesLeft } from "../twoFactor/recoveryCodes";

/** What a customer is told about a login and an account besides what the caller's row says, read in one statement. */
export async function factsOf(db: Db, { id }: Caller, account: OwnAccount | null, now: number) {
  const facts = await db
    .selectNoFrom((row) => [
      row
        .exists(freshSubmission(db, id, now))
        .$castTo<boolean>()
        .as("isFresh"),
      jsonObjectFrom(lastRejection(db, id)).as("rejection"),
      unreadMessages(db, id).as("unread"),
      unreadNotifications(db, id).as("unreadNotifications"),
      recoveryCodesLeft(db, id).as("recoveryCodes"),
      jsonArrayFrom(passkeysOf(db, id).clearSelect().select("id")).as("passkeys"),
      jsonArrayFrom(openInvitations(db, id)).as("invitations"),
      jsonArrayFrom(unseenChanges(db, id)).as("changedDocuments"),
      jsonArrayFrom(accessInvitations(db, id, now)).as("accessInvitations"),
    ])
    .$if(account?.kind === "corporate" && isAllowed(account, "documents"), (query) =>
      query.select([
        jsonArrayFrom(selectMembers(db, account?.id ?? "")).as("members"),
        jsonArrayFrom(selectDocuments(db, account?.id ?? "")).as("documents"),
        jsonObjectFrom(selectReview(db, account?.id ?? "")).as("review"),
      ]),
    )
    .$if(account?.kind === "corporate" && account.corporate_confirm, (query) =>
      query.select((row) =>
        hasApprovals(row, account?.id ?? "")
          .$castTo<boolean>()
          .as("hasApprovals"),
      ),
    )
    .executeTakeFirstOrThrow();
  const { members, documents, review = null } = facts;
  return { ...facts, company: members && documents ? { members, documents, review } : null };
}
