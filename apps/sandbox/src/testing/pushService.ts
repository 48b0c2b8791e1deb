import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";

export interface ReceivedPush {
  headers: Record<string, unknown>;
  /** What the browser reads. */
  payload: Record<string, unknown>;
  /** By `performance.now()`. */
  at: number;
  /** Of the encrypted body. */
  bytes: number;
  /** Proven by the sender's key. */
  claims: Record<string, unknown>;
  /** The sender's public key. */
  key: string;
}

const ofRecord = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);

/** RFC 8188 and 8291, one record. */
function decrypted(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const cipher = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", input, salt, ofRecord("aes128gcm"), 16));
  const nonce = Buffer.from(hkdfSync("sha256", input, salt, ofRecord("nonce"), 12));
  const opening = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(cipher.subarray(-16));
  const text = Buffer.concat([opening.update(cipher.subarray(0, -16)), opening.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

/** RFC 8292. Throws if the sender has not signed it. */
function claimsIn(authorization = "") {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  const by = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", signed, by, Buffer.from(signature, "base64url")))
    throw new Error("The sender has not signed its claims.");
  const text = Buffer.from(claims, "base64url").toString();
  return { key, claims: JSON.parse(text) as Record<string, unknown> };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A push service on this machine, on any free port unless one is named, and browsers that use it. */
export async function startPushService(port = 0) {
  const readers = new Map<string, (body: Buffer, headers: Record<string, unknown>) => void>();
  const answers = new Map<string, { status: number; headers?: Record<string, string> }>();
  let waiting: Promise<void> = Promise.resolve();
  let asked = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      asked += 1;
      const path = request.url ?? "";
      void waiting.then(() => {
        const { status, headers = {} } = answers.get(path) ?? { status: 201 };
        if (status === 201) readers.get(path)?.(Buffer.concat(parts), request.headers);
        // A connection that is closed while it is used again would be a push that is sent later.
        response.writeHead(status, { ...headers, Connection: "close" }).end("What a service says.");
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Requests, answered or not. */
    asked: () => asked,
    /** Keeps all requests waiting until the returned function is called. */
    hold(): () => void {
      let go = () => {};
      waiting = new Promise((resolve) => (go = resolve));
      return go;
    },
    browser() {
      const pair = createECDH("prime256v1");
      pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString("hex")}`;
      const received: ReceivedPush[] = [];
      readers.set(path, (body, headers) =>
        received.push({
          ...{
            headers,
            at: performance.now(),
            bytes: body.length,
            ...claimsIn(String(headers["authorization"])),
          },
          payload: JSON.parse(decrypted(body, pair, auth)) as ReceivedPush["payload"],
        }),
      );
      return {
        received,
        answer: (status: number, headers?: Record<string, string>) =>
          answers.set(path, { status, ...(headers && { headers }) }),
        keys: {
          endpoint: origin + path,
          p256dh: pair.getPublicKey("base64url"),
          auth: auth.toString("base64url"),
        },
      };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
