import { connect, createServer, type Server, type Socket } from "node:net";

/** A way to a server that can be cut, closed and silenced. */
export interface BreakableProxy {
  port: number;
  /** Breaks all connections; new ones are taken. */
  cut(): void;
  /** Breaks all connections and refuses new ones. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** Passes nothing on any more, and says so to nobody. */
  silence(): void;
}

export async function breakableProxy(to: { host: string; port: number }): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  const pass = (from: Socket) => {
    const onward = connect(to);
    for (const socket of [from, onward]) {
      sockets.add(socket);
      const other = socket === from ? onward : from;
      socket.on("error", () => other.destroy()).on("close", () => other.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    from.pipe(onward).pipe(from);
  };
  const cut = () => sockets.forEach((socket) => socket.resetAndDestroy());
  const open = async () => {
    server = createServer(pass);
    await new Promise<void>((resolve) => server?.listen(port, "127.0.0.1", resolve));
    const address = server.address();
    port = typeof address === "object" && address ? address.port : 0;
  };
  await open();
  return {
    get port() {
      return port;
    },
    cut,
    open,
    async close() {
      const closed = new Promise((resolve) => server?.close(resolve));
      cut();
      await closed;
    },
    silence: () => sockets.forEach((socket) => socket.unpipe().pause()),
  };
}
