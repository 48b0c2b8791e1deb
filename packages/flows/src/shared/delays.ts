/** Longest wait for an answer that moves no money, milliseconds. */
export const REQUEST_TIMEOUT = 15_000;
/** Longest wait for the answer to a payment, milliseconds. After it the outcome is unknown. */
export const PAYMENT_TIMEOUT = 30_000;
/** Between two codes for the same, milliseconds. */
export const RESEND_PAUSE = 30_000;
/** Between two reads of what is polled, milliseconds. */
export const POLL_INTERVAL = 30_000;
