/** Port of the app and the sandbox. */
export const port = Number(process.env["E2E_PORT"] ?? 4187);
export const origin = `http://127.0.0.1:${port}`;
