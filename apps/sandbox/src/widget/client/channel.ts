/** Sent by the app when it opens the widget. */
export interface Opening {
  accessToken: string;
  lang: string | undefined;
  theme: string | undefined;
}

/** Messages to the app. */
export interface Channel {
  /** Sends an event such as `onResize` with its payload. */
  tell(event: string, payload?: object): void;
  /** Requests a new token after the old one has expired. Rejects if there is none. */
  renewToken(): Promise<string>;
}

/** Messages the app may send while the widget is open. */
export interface AppMessages {
  setLanguage(tag: string): void;
  setTheme(theme: string): void;
  goBack(): void;
}

const textIn = (data: Record<string, unknown>, key: string): string | undefined => {
  const value = data[key];
  return typeof value === "string" ? value : undefined;
};

/** The SDK puts the frame's id into the address without percent-encoding. */
const frameIdIn = (search: string) => /[?&]_=([^&]*)/.exec(search)?.[1] ?? "";

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/**
 * The protocol of `@sumsub/websdk` 2.9.0. Sends to no other origin and ignores other windows, although only the app may
 * frame the page.
 */
export function openChannel(
  app: string,
  wishes: AppMessages,
): { channel: Channel; opening: Promise<Opening> } {
  const frameId = frameIdIn(location.search);
  const sessionId = randomId();
  let open: (opening: Opening) => void = () => undefined;
  const opening = new Promise<Opening>((resolve) => (open = resolve));
  let waiting: { resolve: (token: string) => void; reject: (reason: Error) => void }[] = [];

  const tell = (event: string, payload: object = {}) =>
    parent.postMessage({ ...payload, method: `idCheck.${event}`, frameId, sessionId }, app);

  const hear: Record<string, (data: Record<string, unknown>) => void> = {
    "idCheck.init": (data) => {
      const accessToken = textIn(data, "accessToken");
      if (accessToken) open({ accessToken, lang: textIn(data, "lang"), theme: textIn(data, "theme") });
    },
    "idCheck.updateAccessToken": (data) => {
      const token = textIn(data, "accessToken");
      const reason = new Error(textIn(data, "error") ?? "no token");
      for (const { resolve, reject } of waiting.splice(0)) {
        if (token) resolve(token);
        else reject(reason);
      }
    },
    "idCheck.callSetLanguage": (data) => wishes.setLanguage(textIn(data, "language") ?? ""),
    "idCheck.callSetTheme": (data) => wishes.setTheme(textIn(data, "theme") ?? ""),
    "idCheck.callNavigationBack": () => wishes.goBack(),
  };
  addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== app || typeof data !== "object" || data === null) return;
    const message = data as Record<string, unknown>;
    const method = textIn(message, "method");
    if (method !== undefined && Object.hasOwn(hear, method)) hear[method]?.(message);
  });

  const renewToken = () =>
    new Promise<string>((resolve, reject) => {
      waiting = [...waiting, { resolve, reject }];
      if (waiting.length === 1) tell("onError", { code: "invalid-token", error: "The token is over." });
    });

  tell("onReady");
  return { channel: { tell, renewToken }, opening };
}
