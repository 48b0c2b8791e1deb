import { connect } from "node:net";
import { Unavailable } from "../db/unavailable";
import { type IsInfected } from "../parts";

/** A socket or a port of this machine. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** A large archive takes the scanner a while. */
const patienceMs = 30_000;

/** Asks ClamAV's daemon about a file (INSTREAM of clamd(8)). Throws Unavailable if it gives no verdict. */
export const clamd =
  (address: ClamdAddress): IsInfected =>
  (bytes) =>
    new Promise((resolve, reject) => {
      let answer = "";
      const socket = connect({ ...address, timeout: patienceMs });
      const give = (cause: string | Error) => {
        reject(new Unavailable("The virus scanner gives no verdict.", { cause }));
        socket.destroy();
      };
      socket.on("timeout", () => give("timeout"));
      socket.on("error", give);
      socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
      socket.on("end", () => {
        const verdict = /^stream: (OK|.+ FOUND)\0?$/s.exec(answer)?.[1];
        if (verdict === undefined) return give(answer);
        resolve(verdict !== "OK");
        socket.end();
      });
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      for (const part of ["zINSTREAM\0", length, bytes, Buffer.alloc(4)]) socket.write(part);
    });
