/** The app's own version, as its customers see it (specification 9). */
export const appVersion = "1.0.3";
