import type { Client, ClientFile } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { pdfOnly, type ToastCalls } from "../shared";
import { membersMachine } from "./members.machine";

type Calls = "createMemberUser" | "addMember" | "removeMember" | "sendVerificationLink" | "memberContractPdf";

/** All that the members need from outside. Leaving one out does not compile. */
export interface MembersCalls extends Pick<Client, Calls>, ToastCalls {
  /** Hands a file to the browser to keep. */
  saveFile(file: ClientFile): void;
  /** Forgets what was kept of the form: the member is added, or the customer has given it up. */
  forgetMember(): void;
}

/** The machine of a company's members, ready to start. */
export const wireMembers = (calls: MembersCalls) =>
  membersMachine.provide({
    actors: {
      createUser: fromPromise(({ input, signal }) => calls.createMemberUser(input.person, { signal })),
      addMember: fromPromise(({ input, signal }) =>
        calls.addMember(input.corporateId, input.member, { signal }),
      ),
      removeMember: fromPromise(({ input, signal }) =>
        calls.removeMember(input.corporateId, input.userId, { signal }),
      ),
      sendLink: fromPromise(({ input, signal }) => calls.sendVerificationLink(input.userId, { signal })),
      readContract: fromPromise(async ({ input, signal }) => {
        const { corporateId, userId } = input;
        const outcome = await pdfOnly(await calls.memberContractPdf(corporateId, userId, { signal }));
        if (outcome.ok) calls.saveFile(outcome.data);
        return outcome;
      }),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast), forgetMember: () => calls.forgetMember() },
  });
