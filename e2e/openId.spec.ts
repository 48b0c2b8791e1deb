import { once } from "node:events";
import { createServer } from "node:http";
import { paths } from "@amberline/bank/paths";
import { port } from "@amberline/flow-lab/browser/address";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { onScreen } from "@amberline/flow-lab/browser/screens";
import Provider from "oidc-provider";
import { adaptedBank } from "./ownSandbox";

const beside = 470;
const bank = `http://127.0.0.1:${port + beside}`;
const issuer = `http://localhost:${port + beside + 1}`;

/** Speaks of its defaults as soon as it is made, which a run that leaves this file out need not hear. */
let provider: Provider;
const server = createServer((request, response) => void provider.callback()(request, response));

adaptedBank(beside, "openIdBank.ts", { adapterOrigins: [issuer] });
test.beforeAll(async () => {
  provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: "bank", token_endpoint_auth_method: "none", response_types: ["code"] },
        grant_types: ["authorization_code", "refresh_token"],
        redirect_uris: [`${bank}/login`],
        post_logout_redirect_uris: [`${bank}/login`],
      },
    ],
    features: { revocation: { enabled: true } },
    clientBasedCORS: (_, origin) => origin === bank,
  });
  await once(server.listen(port + beside + 1), "listening");
});
test.afterAll(() => void server.close());

test("a customer who cancels at the provider is told so, then signs in there, lands on the page that was wanted, and signs out there too [2.1]", async ({
  page,
  operator,
}) => {
  const { alert, button, heading, profileMenu, say } = onScreen(page);
  const customer = await operator.customer({ balance: "900.00" });
  // The bank takes the provider's tokens as its own.
  const ofSandbox = await operator.session(customer.login);
  await page.route(`${bank}/api/**`, async (route) => {
    const { authorization = "", ...headers } = route.request().headers();
    const bearer = authorization.replace("Bearer ", "");
    const known = await provider.AccessToken.find(bearer);
    const token = known?.accountId === customer.login ? ofSandbox.accessToken : bearer;
    await route.continue({ headers: { ...headers, token } });
  });

  await page.goto(`${paths.history}?view=all`);
  await page.waitForURL(`${issuer}/**`);
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.waitForURL(`${bank}${paths.signIn}`);
  await expect(alert()).toHaveText(say("signIn.notSignedIn"));

  await button("page.signIn").click();
  await page.waitForURL(`${issuer}/**`);
  await page.getByPlaceholder("Enter any login").fill(customer.login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(`${bank}${paths.history}?view=all`);
  await expect(heading("page.history")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(customer.name);

  await profileMenu().click();
  await button("shell.logout").click();
  await page.getByRole("button", { name: "Yes, sign me out" }).click();
  await page.waitForURL(`${issuer}/interaction/**`);
  await expect(page.getByPlaceholder("Enter any login")).toBeVisible();
});
