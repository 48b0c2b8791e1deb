/** Version shown to customers (specification 9). */
export const appVersion = "1.0.3";
