import { documentNameOf, formatShare, requiredDocuments, type Missing } from "@amberline/domain/company";
import { html } from "hono/html";
import { epochOf } from "../db/schema";
import { companyState } from "./companiesPage";
import { type CompanyFile } from "./companyQueries";
import { instantText, layout, table, tag, type Markup, type Tone } from "./layout";

const inWords = (code: string) => code.replaceAll("_", " ");

const missingText = ({ step, item }: Missing): string => {
  const document = requiredDocuments.find(({ key }) => key === item)?.key;
  return `${step}: ${document ? documentNameOf(document) : inWords(item)}`;
};

const reviewTones: Record<string, Tone> = { accepted: "good", rejected: "bad", waiting: "wait" };

const identities: Record<"none" | "in_progress" | "verify" | "reject", [label: string, tone: Tone]> = {
  none: ["not verified", "plain"],
  in_progress: ["in progress", "wait"],
  verify: ["verified", "good"],
  reject: ["rejected", "bad"],
};

const reviewForm = (path: string, name: string): Markup => html`
  <form class="reject" method="post" action="${path}">
    <label>Note to the company <input name="comment" maxlength="500" /></label>
    <div class="row small">
      <button name="review" value="accepted" aria-label="Accept ${name}">Accept</button>
      <button class="quiet" name="review" value="rejected" aria-label="Reject ${name}">Reject</button>
    </div>
  </form>
`;

function documentRow(
  { id, documents }: CompanyFile,
  { key, name }: (typeof requiredDocuments)[number],
): Markup {
  const document = documents.find((one) => one.document === key);
  const path = `/sandbox/companies/${id}/documents/${key}`;
  if (!document)
    return html`<tr>
      <td>${name}</td>
      <td>${tag("missing")}</td>
      <td></td>
      <td></td>
    </tr>`;
  const { review, comment, size, file_name: fileName, uploaded_at: at } = document;
  return html`<tr>
    <td>${name}</td>
    <td>
      ${tag(review, reviewTones[review] ?? "plain")}
      ${comment === "" ? "" : html`<br /><span class="muted">${comment}</span>`}
    </td>
    <td>
      <a href="${path}">${fileName}</a><br /><span class="muted"
        >${Math.ceil(size / 1000)} kB, ${instantText(epochOf(at))}</span
      >
    </td>
    <td>${reviewForm(path, name)}</td>
  </tr>`;
}

function memberRow(member: CompanyFile["members"][number]): Markup {
  const { position, share, email, sumsub_status: status } = member;
  const [label, tone] = identities[status ?? "none"];
  return html`<tr>
    <td>${member.first_name} ${member.last_name}<br /><span class="muted">${email}</span></td>
    <td>${position}${share === null ? "" : `, ${formatShare(share)} %`}</td>
    <td>${tag(label, tone)}</td>
  </tr>`;
}

const decideForms = (company: CompanyFile): Markup => {
  const { id, isConfirmed, missing } = company;
  return html`
    <div class="card">
      <p>${companyState(company)}</p>
      ${
        missing.length === 0
          ? html`<p>Nothing is missing.</p>`
          : html`<ul>
              ${missing.map((one) => html`<li>${missingText(one)}</li>`)}
            </ul>`
      }
      ${
        isConfirmed || missing.length > 0
          ? ""
          : html`<form method="post" action="/sandbox/companies/${id}">
              <button name="decision" value="confirmed">Confirm the company</button>
            </form>`
      }
      <form class="reject" method="post" action="/sandbox/companies/${id}">
        <label>Reason, as the owner reads it <input name="reason" maxlength="1000" required /></label>
        <div><button class="quiet" name="decision" value="returned">Return with this reason</button></div>
      </form>
    </div>
  `;
};

const contractOf = ({ id, signature }: CompanyFile): Markup =>
  signature === null
    ? html`<p>The contract is not signed.</p>`
    : html`<p>
        <a href="/sandbox/companies/${id}/contract">signed_doc.pdf</a>, signed by ${signature.signer_name},
        ${instantText(epochOf(signature.signed_at))}
      </p>`;

/** One company: what it said, who belongs to it, what it handed in, and what the bank decides. */
export function companyPage(company: CompanyFile, now: number): Markup {
  const { name, answers, members, review } = company;
  return layout({
    path: "/sandbox/companies",
    title: name,
    lead: review?.decision === "returned" ? `Returned: ${review.reason}` : "Registration of a company.",
    now,
    body: html`${decideForms(company)}
      <h2>Answers</h2>
      ${table(
        "Answers",
        ["Question", "Answer"],
        Object.entries(answers).map(
          ([question, answer]) =>
            html`<tr>
              <td>${inWords(question)}</td>
              <td>${answer}</td>
            </tr>`,
        ),
        "Nothing has been answered yet.",
      )}
      <h2>Members</h2>
      <p>Photos of members wait under <a href="/sandbox/verifications">Verifications</a>.</p>
      ${table("Members", ["Person", "Position", "Identity"], members.map(memberRow), "No members yet.")}
      <h2>Documents</h2>
      ${table(
        "Documents",
        ["Document", "Review", "File", "Decide"],
        requiredDocuments.map((document) => documentRow(company, document)),
        "",
      )}
      <h2>Contract</h2>
      ${contractOf(company)}`,
  });
}
