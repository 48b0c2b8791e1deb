import { type TestBank } from "./testBank";

const bytesOf = (...start: (number | string)[]) => {
  const bytes = start.flatMap((piece) =>
    typeof piece === "number" ? [piece] : Array.from(piece, (letter) => letter.charCodeAt(0)),
  );
  return Uint8Array.from([...bytes, ...Array.from({ length: 64 }, (_, index) => index)]);
};

/** Leading bytes of images, enough to be recognised. */
export const photo = {
  jpeg: bytesOf(0xff, 0xd8, 0xff, 0xe0),
  png: bytesOf(0x89, "PNG\r\n", 0x1a, "\n"),
  webp: bytesOf("RIFF", 0, 0, 0, 0, "WEBP"),
};

/** The widget's requests. */
export function widgetOf(bank: TestBank) {
  const ask = async (path: string, init: RequestInit) => {
    const response = await bank.app.request(`http://bank.test/websdk/api/${path}`, init);
    const body = (await response.json()) as { code?: string; status?: string; token?: string };
    return { status: response.status, body, headers: response.headers };
  };
  const withToken = (token: string) => ({ Authorization: `Bearer ${token}` });
  const put = (
    token: string,
    part: string,
    bytes: Uint8Array<ArrayBuffer> = photo.jpeg,
    document = "passport",
  ) => ask(`photos/${part}?document=${document}`, { method: "PUT", headers: withToken(token), body: bytes });
  const submit = (token: string, document = "passport", language = "en") =>
    ask("submit", {
      method: "POST",
      headers: withToken(token),
      body: JSON.stringify({ document, language }),
    });
  return {
    /** The widget token of a session. */
    async token(session: string) {
      const response = await bank.send("verificationToken", {}, { token: session });
      return response.text();
    },
    state: (token: string) => ask("state", { headers: withToken(token) }),
    put,
    photo: (token: string, part: string) =>
      bank.app.request(`http://bank.test/websdk/api/photos/${part}`, { headers: withToken(token) }),
    submit,
    link: (link: string) => ask("link", { method: "POST", body: JSON.stringify({ link }) }),
    /** Submits a passport and a selfie. */
    async handIn(token: string, language = "en") {
      for (const part of ["front", "selfie"]) await put(token, part);
      return submit(token, "passport", language);
    },
  };
}
