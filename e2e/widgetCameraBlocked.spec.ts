import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";
import { expectAccessible } from "./accessible";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { openWidget, widgetToken, widgetWords } from "./widgetHost";

const executablePath = findChromium();
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArgs, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream=deny"],
  },
});

test("a blocked camera is reported, and a file can be used instead [2.11]", async ({ page, operator }) => {
  const words = widgetWords("lv");
  const { login } = await operator.customer({ verified: false, twoFactor: false });
  const { frame, payload } = await openWidget(page, await widgetToken(page, operator, login), {
    language: "lv",
  });
  await frame.getByRole("button", { name: words.next }).click();
  await frame.getByRole("button", { name: words.takePhoto }).click();
  await expect(frame.getByRole("alert")).toHaveText(words.problems["camera-denied"]);
  await expect(frame.getByRole("alert")).toBeFocused();
  expect(await payload("onUploadError")).toMatchObject({ code: "camera-denied" });
  await expectAccessible(page, "a blocked camera");
  await expect(frame.getByRole("button", { name: words.chooseFile })).toBeVisible();
});
