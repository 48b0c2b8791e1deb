import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const text = (data: Buffer) => data.toString("base64url");
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data]);

interface Options {
  challenge: string;
}

interface Change {
  origin?: string;
  challenge?: string;
  /** False: nobody was asked for a finger or a PIN. */
  isVerified?: boolean;
  /** The site whose key it claims to be. */
  site?: string;
}

/** A device with one passkey (WebAuthn level 2, ES256, no attestation), as far as the provider can tell. */
export function authenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;

  const dataOf = ({ site = new URL(origin).hostname, isVerified = true }: Change, kind: 0 | 0x40) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(site), Buffer.from([kind | (isVerified ? 0x05 : 0x01)]), count]);
  };
  const clientData = (type: string, { challenge }: Options, change: Change) =>
    Buffer.from(
      JSON.stringify({ type, challenge: change.challenge ?? challenge, origin: change.origin ?? origin }),
    );
  const credential = { id: text(id), rawId: text(id), type: "public-key", clientExtensionResults: {} };

  return {
    id: text(id),
    /** What a browser answers to a new passkey. */
    create(options: string, change: Change = {}): string {
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytes(Buffer.from(x, "base64url")),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, "base64url")),
      ]);
      const data = Buffer.concat([
        dataOf(change, 0x40),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from("fmt"),
        Buffer.from([0x64]),
        Buffer.from("none"),
        Buffer.from([0x67]),
        Buffer.from("attStmt"),
        Buffer.from([0xa0, 0x68]),
        Buffer.from("authData"),
        bytes(data),
      ]);
      const client = clientData("webauthn.create", JSON.parse(options) as Options, change);
      return JSON.stringify({
        ...credential,
        response: { clientDataJSON: text(client), attestationObject: text(attestation), transports: ["usb"] },
      });
    },
    /** What a browser answers when it is asked to sign. */
    sign(options: string, change: Change = {}): string {
      const client = clientData("webauthn.get", JSON.parse(options) as Options, change);
      const data = dataOf(change, 0);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return JSON.stringify({
        ...credential,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      });
    },
  };
}
