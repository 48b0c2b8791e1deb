import { type FrameLocator, type Page } from "@playwright/test";
import { type Language } from "./words";

export const widgetWords = {
  en: { next: "Continue", use: "Use this photo", submit: "Send for verification", again: "Start again" },
  lv: {
    next: "Turpināt",
    use: "Izmantot šo fotoattēlu",
    submit: "Nosūtīt verifikācijai",
    again: "Sākt no sākuma",
  },
} as const;

export const frameOf = (page: Page) => page.getByRole("dialog").frameLocator("iframe");

/** A valid photo, drawn by the browser. */
export async function photo(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 480;
    const paint = canvas.getContext("2d");
    paint?.fillRect(40, 40, 300, 200);
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  });
  return { name: "passport.jpg", mimeType: "image/jpeg", buffer: Buffer.from(data, "base64") };
}

/** Completes the widget in the page's dialog with a passport and a face. */
export const handIn = (page: Page, language: Language = "en") => handInOn(page, frameOf(page), language);

/** The same for a widget in any frame or page. */
export async function handInOn(page: Page, frame: Page | FrameLocator, language: Language) {
  const words = widgetWords[language];
  const file = await photo(page);
  await frame.getByRole("button", { name: words.next, exact: true }).click();
  for (const part of ["front", "selfie"]) {
    await frame.locator('input[type="file"]').setInputFiles({ ...file, name: `${part}.jpg` });
    await frame.getByRole("button", { name: words.use, exact: true }).click();
  }
  await frame.getByRole("button", { name: words.submit, exact: true }).click();
}
