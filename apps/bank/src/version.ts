/** Version shown to customers: the one that was built, in development and by default the specification's (9). */
export const appVersion: string = import.meta.env["VITE_VERSION"] ?? "1.0.3";
