import { randomUUID } from "node:crypto";
import { paths } from "@amberline/bank/paths";
import { expectAccessible, expectReflow } from "./accessible";
import { downloaded } from "@amberline/flow-lab/browser/downloads";
import { drop } from "./drop";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import type { Customer, Operator } from "@amberline/flow-lab/browser/operator";
import { onOperatorScreen } from "./operatorScreen";
import { arrive, chooseLanguage, onScreen } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mMQD/P+DwACVQGc3Q8ULAAAAABJRU5ErkJggg==",
  "base64",
);
const pdf = Buffer.from("%PDF-1.7\ntariffs\n%%EOF\n");

interface Chat {
  loginId: string;
  messages: { text: string; sender: string; attachments: { id: string; name: string }[] }[];
}

/** Support's side of the chat. */
async function support(operator: Operator, customer: Customer) {
  const { chats } = await operator.get<{ chats: Chat[] }>("chats", { search: customer.login });
  const loginId = chats[0]?.loginId ?? "";
  return {
    read: async () => (await operator.get<Pick<Chat, "messages">>(`chats/${loginId}`)).messages,
    reply: (text: string, files: Record<string, Buffer> = {}) =>
      operator.post(`chats/${loginId}/messages`, {
        ...{ text, name: "Anna", messageId: randomUUID() },
        attachments: Object.entries(files).map(([name, content]) => ({
          name,
          base64: content.toString("base64"),
        })),
      }),
    cut: () => operator.post("chats/streams/cut", { loginId }),
    file: (id: string) => operator.file(`chats/attachments/${id}`),
  };
}

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a customer and support exchange messages and files despite a lost connection, in ${language} [2.16-3, 4]`,
    async ({ page, operator }) => {
      const { heading, button, field, say, alert, reads } = onScreen(page, language);
      const customer = await operator.customer({ name: "Ilze Bērziņa" });
      await arrive(page, operator, customer, paths.chat, language);
      const bubble = (text: string) => page.getByRole("log").getByText(text, { exact: true });
      const log = page.getByRole("log", { name: say("chat.log") });
      const voice = page.getByRole("status").filter({ hasText: /Anna:/ });

      const empty = page.getByRole("heading", { name: "Чат пуст" });
      await expect(empty).toBeVisible();
      await expect(page.locator('[lang="ru"]').filter({ has: empty })).toBeVisible();
      await expectAccessible(page, "an empty chat");

      const send = button("chat.send");
      await expect(send).toHaveAttribute("aria-disabled", "true");
      const message = field("chat.message");
      await message.focus();
      await page.keyboard.type("Labdien!");
      await page.keyboard.press("Shift+Enter");
      await page.keyboard.type("Kur ir tarifi?");
      await page.keyboard.press("Enter");
      await expect(bubble("Labdien! Kur ir tarifi?")).toBeVisible();
      await expect(log.getByText("Сегодня")).toBeVisible();
      await expect(message).toHaveValue("");
      await expect(message).toBeFocused();
      await expect(log.getByText(say("chat.sent"), { exact: true })).toHaveCount(1);

      const desk = await support(operator, customer);
      await expect.poll(async () => (await desk.read()).at(-1)?.text).toBe("Labdien!\nKur ir tarifi?");
      const [opening] = await desk.read();
      expect(opening?.text).toContain(customer.login);
      await expect(log).not.toContainText(customer.login);

      await desk.reply("Here they are.", { "tariffs.pdf": pdf, "photo.png": png });
      await expect(bubble("Here they are.")).toBeVisible();
      await expect(voice).toHaveText("Anna: Here they are.");
      const paper = log.getByRole("button", { name: `${say("chat.download")} tariffs.pdf` });
      const kept = await downloaded(page, async () => {
        await paper.focus();
        await page.keyboard.press("Enter");
      });
      expect(kept).toEqual({ name: "tariffs.pdf", content: pdf });
      const picture = log.getByRole("button", { name: `${say("chat.openPicture")} photo.png` });
      await picture.press("Enter");
      const dialog = page.getByRole("dialog", { name: "photo.png" });
      await expect(dialog.getByRole("img", { name: "photo.png" })).toBeVisible();
      await expectAccessible(page, "a picture of the chat");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(picture).toBeFocused();

      const files = page.locator('input[type="file"]');
      const many = Array.from({ length: 11 }, (_, at) => ({
        name: `file-${at}.pdf`,
        mimeType: "application/pdf",
        buffer: pdf,
      }));
      await files.setInputFiles(many);
      await expect(alert()).toHaveText("Можно прикрепить не более 10 файлов");
      await expect(alert()).toHaveAttribute("lang", "ru");
      const attached = page.getByRole("list", { name: say("chat.attachedFiles") }).getByRole("listitem");
      await expect(attached).toHaveCount(10);
      await attached.first().getByRole("button").press("Enter");
      await expect(attached).toHaveCount(9);
      await expectAccessible(page, "a message being written");
      await send.press("Enter");
      await expect(attached).toHaveCount(0);
      await expect(log.getByRole("button", { name: `${say("chat.download")} file-9.pdf` })).toBeVisible();
      const evidence = (await desk.read()).at(-1)?.attachments ?? [];
      expect(evidence.map(({ name }) => name)).toEqual(many.slice(1, 10).map(({ name }) => name));
      expect(await desk.file(evidence[0]?.id ?? "")).toEqual(pdf);

      await desk.cut();
      await expect(reads("chat.disconnected")).toBeVisible();
      await desk.reply("Written while nobody heard.");
      await message.fill("Sent without a line.");
      await message.press("Enter");
      await expect(bubble("Sent without a line.")).toBeVisible();
      await expectAccessible(page, "a chat without its line");
      await expectReflow(page, "the chat");
      await button("chat.reconnect").press("Enter");
      await expect(reads("chat.disconnected")).toBeHidden();
      await expect(bubble("Written while nobody heard.")).toBeVisible();
      await desk.reply("And we are back.");
      await expect(bubble("And we are back.")).toBeVisible();
      for (const text of ["Labdien! Kur ir tarifi?", "Written while nobody heard.", "Sent without a line."])
        await expect(bubble(text)).toHaveCount(1);

      await page.reload();
      await expect(heading("page.chat")).toBeVisible();
      await expect(bubble("And we are back.")).toBeVisible();
      await expect(bubble("Written while nobody heard.")).toHaveCount(1);
      await expect(page.getByRole("status").filter({ hasText: /Anna:/ })).toHaveCount(0);
    },
  );
}

test("a customer and an operator exchange messages and files in two browsers [2.16]", async ({
  page,
  operator,
}) => {
  const { field, say } = onScreen(page);
  const customer = await operator.customer({ name: "Ilze Bērziņa" });
  await arrive(page, operator, customer, paths.chat);
  const log = page.getByRole("log");
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: "receipt.png", mimeType: "image/png", buffer: png },
  });
  await drop(page.getByRole("heading", { name: say("page.chat") }), "receipt.pdf", pdf);
  const attached = page.getByRole("list", { name: say("chat.attachedFiles") }).getByRole("listitem");
  await expect(attached).toHaveText([/receipt\.png\D*\d+ bytes/, /receipt\.pdf\D*\d+ bytes/]);
  await field("chat.message").fill("Labdien! Lūk, čeks.");
  await page.keyboard.press("Enter");
  await expect(log.getByText(say("chat.sent"), { exact: true })).toHaveCount(1);

  const desk = await page
    .context()
    .browser()
    ?.newPage({ baseURL: new URL(page.url()).origin });
  if (!desk) throw new Error("There is no browser.");
  await chooseLanguage(desk, "en");
  const bank = onOperatorScreen(desk);
  await operator.enter(desk);
  await desk.goto("/sandbox/chats");
  await bank.field("chats.search").fill(customer.login);
  await expect(bank.main.getByRole("row")).toHaveCount(2);
  await bank.main.getByRole("link", { name: "Ilze Bērziņa" }).click();
  const theirs = bank.main.getByRole("log");
  await expect(theirs.getByText("Labdien! Lūk, čeks.")).toBeVisible();
  const receipt = theirs.getByRole("link", { name: /receipt\.pdf/ });
  expect(await downloaded(desk, () => receipt.click())).toEqual({ name: "receipt.pdf", content: pdf });

  // Opened directly, the file is downloaded and not shown as a page.
  const address = (await theirs.getByRole("link", { name: /receipt\.png/ }).getAttribute("href")) ?? "";
  const answer = await desk.request.get(address);
  expect(answer.headers()).toMatchObject({
    "content-disposition": expect.stringMatching(/^attachment/),
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });

  await desk.locator('input[type="file"]').setInputFiles([
    { name: "tariffs.pdf", mimeType: "application/pdf", buffer: pdf },
    { name: "map.png", mimeType: "image/png", buffer: png },
  ]);
  await bank.field("chat.reply").fill("Paldies! Lūk, tarifi.");
  await desk.keyboard.press("Enter");
  await expect(log.getByText("Paldies! Lūk, tarifi.")).toBeVisible();
  await expect(log.getByRole("button", { name: `${say("chat.openPicture")} map.png` })).toBeVisible();
  const paper = log.getByRole("button", { name: `${say("chat.download")} tariffs.pdf` });
  expect(await downloaded(page, () => paper.click())).toEqual({ name: "tariffs.pdf", content: pdf });
  await field("chat.message").fill("Paldies!");
  await page.keyboard.press("Enter");
  await expect(theirs.getByText("Paldies!", { exact: true })).toHaveCount(1);
  await desk.context().close();
});

test("a message that failed keeps its text, and is sent once on retry [8-26]", async ({ page, operator }) => {
  const { button, field, say } = onScreen(page);
  const customer = await operator.customer();
  await arrive(page, operator, customer, paths.chat);
  const log = page.getByRole("log");
  const message = field("chat.message");
  let lost: "request" | "answer" | null = "request";
  await page.route("**/api/v1/bridge/message", async (route) => {
    if (lost === null) return route.fallback();
    if (lost === "answer") await route.fetch();
    await route.abort();
  });
  await page.route("**/api/v1/bridge/stream", (route) => route.abort());
  await message.fill("Is anybody there?");
  await message.press("Enter");
  await expect(log.getByText(new RegExp(say("chat.sendFailed")))).toBeVisible();
  await expect(log.getByText("Is anybody there?")).toBeVisible();
  await message.fill("And another thing");
  await page.getByRole("link", { name: say("page.home"), exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole("link", { name: say("page.chat"), exact: true }).click();
  await expect(message).toHaveValue("And another thing");
  await expect(log.getByText(new RegExp(say("chat.sendFailed")))).toBeVisible();
  lost = "answer";
  const again = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/bridge/message"));
  await button("chat.retry").press("Enter");
  await again;
  lost = null;
  await button("chat.retry").press("Enter");
  await expect(log.getByText(say("chat.sent"), { exact: true })).toHaveCount(1);
  const desk = await support(operator, customer);
  expect((await desk.read()).filter(({ text }) => text === "Is anybody there?")).toHaveLength(1);
});

test("a first message of the bank arrives on every device, and what is unread is told on other pages [4]", async ({
  page,
  operator,
}) => {
  const { button, field, heading, say, reads } = onScreen(page);
  const customer = await operator.customer({ balance: "0.00" });
  await arrive(page, operator, customer, paths.chat);
  await expect(heading("page.chat")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Чат пуст" })).toBeVisible();
  await operator.replyInChat(customer.login, "Labdien!");
  await expect(page.getByRole("log").getByText("Labdien!")).toBeVisible();

  const entry = page.getByRole("link", { name: new RegExp(`^${say("page.chat")}`) });
  await page.getByRole("link", { name: say("page.profile"), exact: true }).click();
  await expect(page.getByRole("heading", { name: customer.name, level: 1 })).toBeVisible();
  await operator.replyInChat(customer.login, "Kā varu palīdzēt?");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(entry).toContainText(say("chat.unread", { count: "1" }));
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.setViewportSize({ width: 390, height: 844 });
  await button("shell.menuUnread", { count: "1" }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: new RegExp(`^${say("page.chat")}`) })
    .click();
  await expect(page.getByRole("log").getByText("Kā varu palīdzēt?")).toBeVisible();
  await expect(page).toHaveTitle(/^[^(]/);

  await page.context().setOffline(true);
  await expect(reads("app.offline")).toBeVisible({ timeout: 2_500 });
  const strip = await reads("app.offline").boundingBox();
  const composer = await field("chat.message").boundingBox();
  expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeLessThan(strip?.y ?? 0);
  await page.context().setOffline(false);
  await expect(reads("chat.disconnected")).toBeVisible();
});

test(
  "files with hostile names and documents with scripts do no harm [2.16-7]",
  { tag: "@daily" },
  async ({ page, operator }) => {
    const { button, field, say, alert } = onScreen(page);
    const customer = await operator.customer();
    await arrive(page, operator, customer, paths.chat);
    const hostile = '"><img src=x onerror=console.error(1)>.pdf';
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>console.error(1)</script></svg>';
    const files = page.locator('input[type="file"]');
    const attach = (name: string, mimeType: string, content: string | Buffer) =>
      files.setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
    for (const [name, type] of [
      ["drawing.svg", "image/svg+xml"],
      ["page.html", "text/html"],
    ] as const) {
      await attach(name, type, script);
      await expect(alert()).toHaveText(say("chat.files.kind", { name }));
    }
    await attach(hostile, "application/pdf", pdf);
    const list = page.getByRole("list", { name: say("chat.attachedFiles") });
    await expect(list.getByText(hostile)).toBeVisible();
    await field("chat.message").fill("<script>console.error(1)</script>");
    await field("chat.message").press("Enter");
    const log = page.getByRole("log");
    await expect(log.getByText("<script>console.error(1)</script>")).toBeVisible();
    const tile = log.getByRole("button", { name: new RegExp(`^${say("chat.download")}`) });
    await expect(tile).toBeVisible();
    const { name } = await downloaded(page, () => tile.click());
    expect(name).not.toMatch(/[<>"\\/]/);
    await expect(log.locator("img, script, svg script")).toHaveCount(0);

    // A picture that is really a document is not attached, and does not keep the others from being sent.
    await attach("receipt.pdf", "application/pdf", pdf);
    await attach("photo.png", "image/png", script);
    await expect(alert()).toHaveText(say("chat.files.content", { name: "photo.png" }));
    await page.route("**/bridge/message", (route) => route.fulfill({ json: { err: "Not now" } }), {
      times: 1,
    });
    await field("chat.message").press("Enter");
    await expect(log.getByText(/Not now/)).toBeVisible();
    await button("chat.edit").click();
    await expect(list.getByRole("listitem")).toHaveText(/receipt\.pdf/);
    await field("chat.message").press("Enter");
    await expect(log.getByRole("button", { name: `${say("chat.download")} receipt.pdf` })).toBeEnabled();
  },
);
