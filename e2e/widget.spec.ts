import { expectAccessible } from "./accessible";
import { namedOrigin, origin } from "@amberline/flow-lab/browser/address";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { greyPng, pictureFile } from "./pictures";
import { handInPassport, openWidget, widgetToken, widgetWords, type WidgetPage } from "./widgetHost";

const milestones = (events: string[]) =>
  events.filter((event) => !["onResize", "onVerificationProgressChanged"].includes(event));

for (const {
  row: [language, theme],
  play,
} of inTurn([
  ["en", "light"],
  ["lv", "dark"],
] as const)) {
  play(
    `a person submits an ID card and a face in ${language}, ${theme}, and the app is notified of each step [2.11-1] [4]`,
    async ({ page, operator }) => {
      test.slow();
      const words = widgetWords(language);
      const { login } = await operator.customer({ verified: false, twoFactor: false });
      const widget = await openWidget(page, await widgetToken(page, operator, login), { language, theme });
      const { frame } = widget;
      const button = (name: string) => frame.getByRole("button", { name, exact: true });
      await expect(frame.getByRole("heading", { name: words.documentTitle })).toBeVisible();
      await expectAccessible(page, "choosing a document");
      await frame.getByRole("radio", { name: words.documents.id_card }).check();
      await button(words.next).click();
      for (const part of ["front", "back", "selfie"] as const) {
        await expect(frame.getByRole("heading", { name: words.photoTitles[part] })).toBeFocused();
        await expectAccessible(page, `before the photo: ${part}`);
        await frame.locator("input[type=file]").setInputFiles(pictureFile());
        await expect(button(words.usePhoto)).toBeFocused();
        await expectAccessible(page, `after the photo: ${part}`);
        await button(words.usePhoto).click();
      }
      await expect(frame.getByRole("heading", { name: words.reviewTitle })).toBeFocused();
      await expect(frame.getByRole("img")).toHaveCount(3);
      await expectAccessible(page, "the review");
      await button(words.submit).click();
      await expect(frame.getByRole("heading", { name: words.pendingTitle })).toBeFocused();
      await expectAccessible(page, "waiting for the decision");
      expect(milestones(await widget.events())).toEqual([
        "onReady",
        "onInitialized",
        "onApplicantLoaded",
        "onStepInitiated",
        "onDocumentAdded",
        "onDocumentAdded",
        "onStepCompleted",
        "onStepInitiated",
        "onDocumentAdded",
        "onStepCompleted",
        "onApplicantSubmitted",
        "onApplicantStatusChanged",
      ]);
      expect(await widget.payload("onApplicantStatusChanged")).toMatchObject({
        reviewStatus: "pending",
        applicantId: expect.stringMatching(/^[\da-f]{24}$/),
      });
      expect(await operator.verifications(login)).toMatchObject([
        { state: "submitted", document: "id_card", language, parts: ["back", "front", "selfie"] },
      ]);
    },
  );
}

test("the frame has the height of its content without scrolling, at 320 px too", async ({
  page,
  operator,
}) => {
  const { login } = await operator.customer({ verified: false, twoFactor: false });
  await page.setViewportSize({ width: 320, height: 700 });
  const { frame } = await openWidget(page, await widgetToken(page, operator, login), { language: "lv" });
  await frame.getByRole("button").first().click();
  await expect(frame.locator("input[type=file]")).toBeAttached();
  const size = () =>
    frame.locator("html").evaluate((root) => ({
      sideways: root.scrollWidth - root.clientWidth,
      down: root.scrollHeight - root.clientHeight,
    }));
  await expect.poll(size).toEqual({ sideways: 0, down: 0 });
});

test("the widget follows the app into another language and theme", async ({ page, operator }) => {
  const { login } = await operator.customer({ verified: false, twoFactor: false });
  const { frame, say } = await openWidget(page, await widgetToken(page, operator, login));
  await expect(frame.getByRole("heading", { name: widgetWords("en").documentTitle })).toBeVisible();
  await say("setLanguage", "lv");
  await expect(frame.getByRole("heading", { name: widgetWords("lv").documentTitle })).toBeVisible();
  await expect(frame.locator("html")).toHaveAttribute("lang", "lv");
  await say("setTheme", "dark");
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the widget can be completed by keyboard alone", async ({ page, operator }) => {
  const words = widgetWords("en");
  const { login } = await operator.customer({ verified: false, twoFactor: false });
  // Before the frame exists: events for its file chooser start some time after the listener is added.
  page.on("filechooser", (chooser) => void chooser.setFiles(pictureFile()));
  const { frame } = await openWidget(page, await widgetToken(page, operator, login));
  await expect(frame.getByRole("radio").first()).toBeVisible();
  const tabTo = async (name: string) => {
    const wanted = frame.getByRole("button", { name, exact: true });
    for (let step = 0; step < 12; step += 1) {
      if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(wanted).toBeFocused();
  };
  await tabTo(words.next);
  await page.keyboard.press("Enter");
  for (const part of ["passport", "selfie"] as const) {
    await expect(frame.getByRole("heading", { name: words.photoTitles[part] })).toBeFocused();
    await tabTo(words.chooseFile);
    await page.keyboard.press("Enter");
    await expect(frame.getByRole("button", { name: words.usePhoto })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(frame.getByRole("heading", { name: words.reviewTitle })).toBeFocused();
  await tabTo(words.submit);
  await page.keyboard.press("Space");
  await expect(frame.getByRole("heading", { name: words.pendingTitle })).toBeFocused();
});

test("a file that is not an image, corrupt or too large is refused with a reason", async ({
  page,
  operator,
}) => {
  const { problems, next, usePhoto } = widgetWords("en");
  const { login } = await operator.customer({ verified: false, twoFactor: false });
  const { frame, payload } = await openWidget(page, await widgetToken(page, operator, login));
  await frame.getByRole("button", { name: next }).click();
  const choose = (buffer: Buffer) => frame.locator("input[type=file]").setInputFiles(pictureFile(buffer));
  await choose(Buffer.from("%PDF-1.7"));
  await expect(frame.getByRole("alert")).toHaveText(problems["not-an-image"]);
  expect(await payload("onUploadError")).toMatchObject({ code: "not-an-image" });
  await choose(greyPng(64, 64).subarray(0, 40));
  await expect(frame.getByRole("alert")).toHaveText(problems.unreadable);
  await choose(Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(frame.getByRole("alert")).toHaveText(problems["too-large"]);
  await choose(greyPng(3000, 100));
  await expect(frame.getByRole("alert")).toHaveCount(0);
  await expect(frame.getByRole("button", { name: usePhoto })).toBeVisible();
  const width = () => frame.getByRole("img").evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(2200);
});

test.describe("an expired token", () => {
  const chosen = async ({ frame }: WidgetPage) => {
    await frame.getByRole("button", { name: widgetWords("en").next }).click();
    await frame.locator("input[type=file]").setInputFiles(pictureFile());
    return frame.getByRole("button", { name: widgetWords("en").usePhoto });
  };

  test("is renewed without losing progress [2.11]", async ({ page, operator }) => {
    const { login } = await operator.customer({ verified: false, twoFactor: false });
    const widget = await openWidget(page, await widgetToken(page, operator, login));
    const use = await chosen(widget);
    await operator.endWidgetTokens(login);
    await widget.renewWith(await widgetToken(page, operator, login));
    await use.click();
    await expect(
      widget.frame.getByRole("heading", { name: widgetWords("en").photoTitles.selfie }),
    ).toBeVisible();
    expect(await widget.renewals()).toBe(1);
  });

  test("ends the widget if it cannot be renewed", async ({ page, operator }) => {
    const { login } = await operator.customer({ verified: false, twoFactor: false });
    const widget = await openWidget(page, await widgetToken(page, operator, login));
    const use = await chosen(widget);
    await operator.endWidgetTokens(login);
    await use.click();
    await expect(widget.frame.getByRole("alert")).toHaveText(widgetWords("en").problems["session-over"]);
    expect(await widget.renewals()).toBe(1);
  });
});

test.describe("the decision", () => {
  for (const [decision, heading] of [
    ["approve", "approvedTitle"],
    ["retry", "retryTitle"],
    ["final", "finalTitle"],
  ] as const) {
    test(`${decision} is shown while waiting and on return [4]`, async ({ page, operator }) => {
      const words = widgetWords("en");
      const { login } = await operator.customer({ verified: false, twoFactor: false });
      const widget = await openWidget(page, await widgetToken(page, operator, login));
      await handInPassport(widget.frame);
      const comment = "The number is hidden.";
      const because = { reason: "photo_unreadable", comment } as const;
      await operator.decideVerification(
        login,
        decision === "approve" ? { decision } : { decision, ...because },
      );
      await expect(widget.frame.getByRole("heading", { name: words[heading] })).toBeVisible();
      await expectAccessible(page, decision);
      expect(await widget.payload("onApplicantStatusChanged")).toMatchObject({
        reviewStatus: "completed",
        reviewResult:
          decision === "approve"
            ? { reviewAnswer: "GREEN" }
            : { reviewAnswer: "RED", reviewRejectType: decision.toUpperCase() },
      });
      const again = await openWidget(page, await widgetToken(page, operator, login));
      await expect(again.frame.getByRole("heading", { name: words[heading] })).toBeVisible();
      await expect(again.frame.getByText(comment)).toHaveCount(decision === "approve" ? 0 : 1);
      await expect(again.frame.getByRole("button")).toHaveCount(decision === "retry" ? 1 : 0);
    });
  }

  test("after a rejection new photos can be submitted, and are reported as such [4-1]", async ({
    page,
    operator,
  }) => {
    const { login } = await operator.customer({ verified: false, twoFactor: false });
    await operator.submitVerification(login);
    await operator.decideVerification(login, { decision: "retry" });
    const widget = await openWidget(page, await widgetToken(page, operator, login));
    await widget.frame.getByRole("button", { name: widgetWords("en").startAgain }).click();
    await handInPassport(widget.frame);
    expect(await widget.events()).toContain("onApplicantResubmitted");
  });
});

test("the link in an e-mail opens the capture once, without signing in", async ({
  page,
  operator,
  browser,
}) => {
  const company = await operator.customer({ kind: "corporate", verified: false, twoFactor: false });
  const { accessToken: token } = await operator.session(company.login);
  const user = await page.request.get("/api/v1/user/user_info", { headers: { token } });
  const { data } = (await user.json()) as { data: { id: string } };
  const sent = await page.request.post("/api/v1/user/sumsub_link", {
    headers: { token },
    data: { external_id: data.id },
  });
  expect(await sent.json()).toEqual({ res: "The link has been sent." });
  const [link = ""] = /http:\S+#[\w-]{43}/.exec((await operator.newestMail(company.login))?.body ?? "") ?? [];
  const context = await browser.newContext({ locale: "en-GB" });
  const stranger = await context.newPage();
  await stranger.route("**/websdk/api/link", (route) => route.abort(), { times: 1 });
  await stranger.goto(link);
  await expect(stranger.getByRole("alert")).toHaveText(widgetWords("en").problems.offline);
  await stranger.getByRole("button", { name: widgetWords("en").tryAgain }).click();
  await expect(stranger.getByRole("heading", { name: widgetWords("en").documentTitle })).toBeVisible();
  expect(stranger.url()).not.toContain("#");
  await expectAccessible(stranger, "the page behind the link");
  await stranger.getByRole("button", { name: "Latviešu" }).click();
  await handInPassport(stranger, "lv");
  expect(await operator.verifications(company.login)).toMatchObject([{ state: "submitted", language: "lv" }]);
  await expectAccessible(stranger, "the last page behind the link");
  await expect(stranger.getByRole("link", { name: widgetWords("lv").home })).toHaveAttribute(
    "href",
    namedOrigin,
  );
  await stranger.goto("about:blank");
  await stranger.goto(link);
  await expect(stranger.getByRole("alert")).toHaveText(widgetWords("en").problems["link-over"]);
  await stranger.getByRole("link", { name: widgetWords("en").home }).click();
  await expect(stranger).toHaveURL(/\/login$/);
  await context.close();
});

test("no other page can frame the widget, and it sends untrusted origins no messages", async ({
  page,
  operator,
  browser,
}) => {
  const { login } = await operator.customer({ verified: false, twoFactor: false });
  const token = await widgetToken(page, operator, login);
  const address = `${origin.replace("127.0.0.1", "localhost")}/websdk/websdk.html?_=id_${btoa(token)}`;
  const stranger = await browser.newPage();
  const heard: string[] = [];
  await stranger.exposeFunction("hear", (text: string) => heard.push(text));
  await stranger.route("http://elsewhere.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<script>addEventListener("message", ({ data }) => hear(JSON.stringify(data)))</script><iframe src="${address}"></iframe>`,
    }),
  );
  await stranger.goto("http://elsewhere.example/");
  const framed = () => stranger.frames().map((frame) => new URL(frame.url()).protocol);
  await expect.poll(framed).toEqual(["http:", "chrome-error:"]);
  expect(heard).toEqual([]);
  await stranger.close();
  await page.goto(address);
  await expect(page.getByRole("alert")).toHaveText(widgetWords("en").problems["no-parent"]);
});
