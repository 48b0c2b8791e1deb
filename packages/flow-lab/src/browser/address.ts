/** Port of the app and the sandbox. */
export const port = Number(process.env["E2E_PORT"] ?? 4187);
/** Lets the tests make the operator's calls. Made by the first process, which the others inherit it from. */
export const operatorKey = (process.env["OPERATOR_KEY"] ??= crypto.randomUUID());
export const origin = `http://127.0.0.1:${port}`;

/** The same server by a name, for passkeys, which belong to no address in numbers. */
export const namedOrigin = origin.replace("127.0.0.1", "localhost");

/** Where the tests have a push service. */
export const pushPort = port + 1_000;
