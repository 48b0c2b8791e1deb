import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createI18n, I18nextProvider } from "../i18n";
import lv from "../locales/lv.json";
import { exampleCompany, exampleMembers } from "../shared/exampleCompany";
import ReviewStep from "./ReviewStep";

test("the review shows shares in the customer's language, and who has not accepted yet by their user ID [2.18]", () => {
  const { director, owner } = exampleMembers;
  const invited = {
    ...owner,
    ...{ firstName: "", lastName: "", share: 3350, verification: "none" as const },
    change: { kind: "add" as const, state: "invited" as const, reason: "" },
  };
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n("lv", lv)}>
      <ReviewStep company={{ ...exampleCompany, members: [director, invited] }} isSigned onEdit={() => {}} />
    </I18nextProvider>,
  );
  expect(html).toContain("Zane Krūmiņa · Verificēta");
  expect(html).toContain(`${invited.userId} · Uzaicinājums nosūtīts`);
  expect(html).toContain("Īpašnieks · 33,5 %");
});
