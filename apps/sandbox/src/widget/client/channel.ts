/** What the app tells the widget when it opens it. */
export interface Opening {
  accessToken: string;
  lang: string | undefined;
  theme: string | undefined;
}

/** The widget's line to whoever opened it. */
export interface Channel {
  /** Tells of an event, `onResize`, with what belongs to it. */
  tell(event: string, payload?: object): void;
  /** Asks for a new token in place of one that is over. Rejects when there is none to be had. */
  renewToken(): Promise<string>;
}

/** What the app may ask for while the widget is open. */
export interface Wishes {
  setLanguage(tag: string): void;
  setTheme(theme: string): void;
  goBack(): void;
}

const textIn = (data: Record<string, unknown>, key: string): string | undefined => {
  const value = data[key];
  return typeof value === "string" ? value : undefined;
};

/** The SDK names the frame in the address, as it is: nothing in it is percent-encoded. */
const frameIdIn = (search: string) => /[?&]_=([^&]*)/.exec(search)?.[1] ?? "";

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/**
 * Speaks the protocol of `@sumsub/websdk` 2.9.0 with the app. Says nothing to any other origin and hears no other
 * window: the page may be framed by the app alone, and this holds the same line once more.
 */
export function openChannel(app: string, wishes: Wishes): { channel: Channel; opening: Promise<Opening> } {
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
