import { before, withTexts } from "./edit.mjs";

const page = ({ name, Name }) => `import { useTranslation } from "@amberline/flows/i18n";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import type { PageProps } from "../paths";
import { usePageTitle } from "./usePageTitle";

export default function ${Name}Page(_: PageProps) {
  const { t } = useTranslation();
  const title = t("page.${name}");
  const titleRef = usePageTitle(title);
  return (
    <Page>
      <PageHeader title={title} titleRef={titleRef} />
    </Page>
  );
}
`;

const journey = ({ name, words }) => `import { paths } from "@amberline/bank/paths";
import { expectAccessible, expectReflow } from "./accessible";
import { expect, inTurn } from "@amberline/flow-lab/browser/fixtures";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";

for (const { row: language, play } of inTurn(languages)) {
  play(\`the page of ${words} opens for a customer, in \${language}\`, async ({ page, operator }) => {
    await arrive(page, operator, await operator.customer(), paths.${name}, language);
    await expect(onScreen(page, language).heading("page.${name}")).toBeVisible();
    await expectAccessible(page, "${words}");
    await expectReflow(page, "${words}");
  });
}
`;

export function pageFiles(names, { read }) {
  const { name, Name, words, Words } = names;
  const [paths, routes] = ["apps/bank/src/paths.ts", "apps/bank/src/routes.tsx"];
  const sizes = "scripts/sizes.mjs";
  if (new RegExp(`^  ${name}: `, "m").test(read(paths)))
    throw new Error(`${paths} has a page "${name}" already. Choose another name.`);
  const created = {
    [`apps/bank/src/pages/${Name}Page.tsx`]: page(names),
    [`e2e/${name}.spec.ts`]: journey(names),
  };
  const route = before(
    read(routes),
    /^\nconst pages/m,
    `const ${name} = lazy(() => import("./pages/${Name}Page"));`,
  );
  const changed = {
    [paths]: before(read(paths), /^\} as const;$/m, `  ${name}: "/${words.replaceAll(" ", "_")}",`),
    [routes]: before(route, /^\};\n\nconst access/m, `  ${name},`),
    [sizes]: before(read(sizes), /^\]\.map\(/m, `  ["${words}", inShell("${Name}Page"), 230_000],`),
    ...withTexts(read, { [`page.${name}`]: [Words, Words] }),
  };
  return { created, changed };
}
