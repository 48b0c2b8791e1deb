import { createServer, type Socket } from "node:net";
import { BASE_PATH, calls, TOKEN_HEADER } from "@amberline/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Unavailable } from "../db/unavailable";
import { describeOnPGlite } from "../platform/testDatabases";
import { chatters } from "../testing/chatters";
import { founders, inBase64, smallPdf } from "../testing/companies";
import { widgetOf } from "../testing/photos";
import { testBank } from "../testing/testBank";
import { clamd } from "./clamd";

const signature = "EICAR-STANDARD";
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

/** The part of ClamAV's daemon that scans a stream. */
function scan(socket: Socket) {
  let got = Buffer.alloc(0);
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk: Buffer) => {
    got = Buffer.concat([got, chunk]);
    const command = "zINSTREAM\0";
    if (got.length < command.length + 4) return;
    const length = got.readUInt32BE(command.length);
    if (got.length < command.length + 4 + length + 4) return;
    const content = got.subarray(command.length + 4, -4).toString("latin1");
    if (content.includes("silent")) return socket.end();
    if (content.includes("huge")) return socket.end("INSTREAM size limit exceeded. ERROR\0");
    return socket.end(`stream: ${content.includes(signature) ? "Eicar-Signature FOUND" : "OK"}\0`);
  });
}

describeOnPGlite("a virus scanner", (at) => {
  const daemon = createServer(scan);
  let address = { host: "127.0.0.1", port: 0 };
  beforeAll(async () => {
    await new Promise<void>((resolve) => daemon.listen(0, "127.0.0.1", resolve));
    address = { host: "127.0.0.1", port: (daemon.address() as { port: number }).port };
  });
  afterAll(() => new Promise<void>((resolve) => daemon.close(() => resolve())));
  const bank = testBank(at, { isInfected: (bytes) => clamd(address)(bytes) });
  const { chatter } = chatters(bank);
  const { founder } = founders(bank);
  const widget = widgetOf(bank);

  async function complain(token: string, content: string) {
    const form = new FormData();
    form.set("subject", "Karte");
    form.set("description", "Neatnāca");
    form.append("files", new File([content], "letter.pdf"));
    const response = await bank.app.request(`http://bank.test${BASE_PATH}${calls.complaintSend.path}`, {
      method: "POST",
      headers: { [TOKEN_HEADER]: token, "Accept-Language": "en" },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as { err?: string } };
  }

  it("tells malware from what is none, and gives no verdict when it fails", async () => {
    const isInfected = clamd(address);
    expect(await isInfected(bytesOf(`a ${signature}`))).toBe(true);
    expect(await isInfected(new Uint8Array(2_000_000))).toBe(false);
    for (const content of ["silent", "huge"])
      await expect(isInfected(bytesOf(content))).rejects.toThrow(Unavailable);
    await expect(clamd({ path: "/nowhere/clamd.ctl" })(bytesOf("x"))).rejects.toThrow(Unavailable);
  });

  it("keeps malware out of complaints, chats, documents and photos, in words [ASVS 5.4.3]", async () => {
    const said = "has a virus and was not taken. Check your device.";
    const { token, post } = await chatter();
    const { body } = await complain(token, `%PDF-1.7 ${signature}`);
    expect(body.err).toBe(`The file letter.pdf ${said}`);
    const letter = { name: "letter.txt", base64: inBase64(signature) };
    expect((await post("x", { attachments: [letter] })).err).toBe(`The file letter.txt ${said}`);
    const { upload } = await founder();
    expect((await upload({ value: inBase64(smallPdf(signature)) })).err).toContain(said);
    const who = await bank.customer({ verified: false, twoFactor: false });
    const { accessToken } = await bank.signIn(who);
    const photo = bytesOf(`\xff\xd8\xff ${signature}`);
    expect((await widget.put(await widget.token(accessToken), "front", photo)).body.code).toBe("infected");
    const entries = at.db.selectFrom("audit_log").select("login_id").where("action", "=", "upload.infected");
    expect(await entries.execute()).toHaveLength(4);
    expect((await complain(token, "%PDF-1.7")).body.err).toBeUndefined();
  });

  it("that gives no verdict lets nothing in: the customer is told to try again [ASVS 16.5.3]", async () => {
    const { token } = await chatter();
    const { status, body } = await complain(token, "%PDF-1.7 silent");
    expect(status).toBe(503);
    expect(body.err).toBe("The bank cannot answer at this moment. Try again in a few seconds.");
    expect(bank.defects.map(String)).toEqual(["Error: The virus scanner gives no verdict."]);
    expect(await at.db.selectFrom("complaints").select("id").execute()).toHaveLength(1);
  });
});
