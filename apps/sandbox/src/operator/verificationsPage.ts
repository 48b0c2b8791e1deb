import { html } from "hono/html";
import { isReviewAutomatic, rejectReasons } from "../areas/identity";
import { epochOf } from "../db/schema";
import { type Db } from "../ledger";
import { instantText, layout, table, tag, type Markup, type Tone } from "./layout";
import { verifications, type OperatorVerification } from "./verificationQueries";

const states: Record<OperatorVerification["state"], [label: string, tone: Tone]> = {
  draft: ["begun", "plain"],
  submitted: ["waiting", "wait"],
  approved: ["approved", "good"],
  retry: ["rejected, new photos wanted", "bad"],
  final: ["rejected for good", "bad"],
};

const partLabels = { front: "document", back: "back of the document", selfie: "face" } as const;

const inWords = (code: string) => code.replaceAll("_", " ");

const photo = (id: string, part: keyof typeof partLabels, name: string): Markup => {
  const address = `/sandbox/verifications/${id}/photos/${part}`;
  return html`<a href="${address}"
    ><img class="photo" src="${address}" loading="lazy" alt="${name}: ${partLabels[part]}"
  /></a>`;
};

const decideForms = ({ id }: OperatorVerification, name: string): Markup => html`
  <form method="post" action="/sandbox/verifications/${id}">
    <button name="decision" value="approve" aria-label="Approve ${name}">Approve</button>
  </form>
  <form class="reject" method="post" action="/sandbox/verifications/${id}">
    <label
      >Reason
      <select name="reason">
        ${rejectReasons.map((reason) => html`<option value="${reason}">${inWords(reason)}</option>`)}
      </select></label
    >
    <label>Note to the customer <input name="comment" maxlength="500" /></label>
    <div class="row small">
      <button class="quiet" name="decision" value="retry" aria-label="Reject ${name}, new photos wanted">
        Reject, new photos
      </button>
      <button class="quiet" name="decision" value="final" aria-label="Reject ${name} for good">
        Reject for good
      </button>
    </div>
  </form>
`;

const decided = ({ reason, comment, decided_at: at }: OperatorVerification): Markup => html`
  <span class="muted">
    ${at === null ? "" : instantText(epochOf(at))}<br />${reason === null ? "" : inWords(reason)}
    ${comment === "" ? "" : html`<br />${comment}`}
  </span>
`;

function row(verification: OperatorVerification): Markup {
  const { id, state, document, parts, submitted_at: at } = verification;
  const name = `${verification.first_name} ${verification.last_name}`;
  const [label, tone] = states[state];
  return html`<tr>
    <td>${name}<br /><span class="muted">${verification.email}</span></td>
    <td>
      ${document === null ? "" : inWords(document)} ${tag(label, tone)}<br /><span class="muted"
        >${at === null ? "" : instantText(epochOf(at))}</span
      >
    </td>
    <td><div class="row">${parts.map((part) => photo(id, part, name))}</div></td>
    <td>${state === "submitted" ? decideForms(verification, name) : decided(verification)}</td>
  </tr>`;
}

/** Who handed photos in: to be approved, or rejected with a reason. */
export async function verificationsPage(db: Db, now: number): Promise<Markup> {
  const isAutomatic = await isReviewAutomatic(db);
  return layout({
    path: "/sandbox/verifications",
    title: "Verifications",
    lead: isAutomatic
      ? "Photos are approved by themselves a few seconds after they were handed in."
      : "Photos wait for a decision made here. They are deleted a day after it.",
    now,
    body: html`
      <form class="row card" method="post" action="/sandbox/verifications/review">
        <input type="hidden" name="automatic" value="${isAutomatic ? "no" : "yes"}" />
        <button>${isAutomatic ? "Decide by hand" : "Approve everything by itself"}</button>
      </form>
      ${table(
        "Verifications",
        ["Customer", "Handed in", "Photos", "Decide"],
        (await verifications(db, { limit: 100 })).map(row),
        "Nobody has handed photos in yet.",
      )}
    `,
  });
}
