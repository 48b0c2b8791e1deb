import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";
import { expectAccessible } from "./accessible";
import { origin } from "@amberline/flow-lab/browser/address";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { openWidget, widgetToken, widgetWords } from "./widgetHost";

const executablePath = findChromium();
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArgs, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  },
});

test("photos are taken by the camera, which the app's page permits for the widget only [2.11]", async ({
  page,
  operator,
  context,
}) => {
  await context.grantPermissions(["camera"], { origin });
  const words = widgetWords("en");
  const { login } = await operator.customer({ verified: false, twoFactor: false });
  const { frame } = await openWidget(page, await widgetToken(page, operator, login));
  const button = (name: string) => frame.getByRole("button", { name, exact: true });
  await button(words.next).click();
  for (const part of ["passport", "selfie"] as const) {
    await expect(frame.getByRole("heading", { name: words.photoTitles[part] })).toBeVisible();
    await button(words.takePhoto).click();
    await expect(button(words.shoot)).toBeFocused();
    const video = frame.locator("video");
    await expect
      .poll(() => video.evaluate((element) => (element as HTMLVideoElement).videoWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page, "the camera");
    await button(words.cancel).click();
    await expect(video).toHaveCount(0);
    await button(words.takePhoto).click();
    await expect
      .poll(() => video.evaluate((element) => (element as HTMLVideoElement).videoWidth))
      .toBeGreaterThan(0);
    await button(words.shoot).click();
    await button(words.usePhoto).click();
  }
  await button(words.submit).click();
  await expect(frame.getByRole("heading", { name: words.pendingTitle })).toBeVisible();
  expect(await operator.verifications(login)).toMatchObject([{ parts: ["front", "selfie"] }]);
});
