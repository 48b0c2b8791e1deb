import { createServer, type Socket } from "node:net";

export interface ReceivedMail {
  from: string;
  to: string;
  /** Headers and body, dots unstuffed. */
  text: string;
}

export interface MailServer {
  url: string;
  mail: ReceivedMail[];
  close(): Promise<void>;
}

/** Recipients that start with this are refused. */
const refusedPrefix = "nobody";

const addressIn = (line: string) => /<([^<>]*)>/.exec(line)?.[1] ?? "";

/** The part of RFC 5321 a client needs to submit a message. */
function converse(socket: Socket, accept: (letter: ReceivedMail) => unknown): void {
  const reply = (line: string) => socket.write(`${line}\r\n`);
  let letter = { from: "", to: "", text: "" };
  let isLetter = false;
  let rest = "";

  const readLine = (line: string) => {
    if (isLetter) {
      if (line !== ".") return void (letter.text += `${line.replace(/^\.\./, ".")}\r\n`);
      isLetter = false;
      accept(letter);
      letter = { from: "", to: "", text: "" };
      return reply("250 taken");
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "MAIL") letter.from = addressIn(line);
    if (verb === "RCPT") letter.to = addressIn(line);
    if (verb === "RCPT" && letter.to.startsWith(refusedPrefix)) return reply("550 no such mailbox");
    if (verb === "STAR") return reply("502 no TLS here");
    if (verb === "QUIT") return void socket.end("221 bye\r\n");
    isLetter = verb === "DATA";
    return reply(isLetter ? "354 go on" : "250 ok");
  };

  socket.setEncoding("utf8");
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    const lines = `${rest}${String(chunk)}`.split("\r\n");
    rest = lines.pop() ?? "";
    lines.forEach(readLine);
  });
  reply("220 test");
}

/** A mail server in this process, on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const letters: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    converse(socket, (letter) => letters.push(letter));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mail: letters,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
