/** The draft in which a payment that was refused is prepared again. */
export const paymentsAgain: readonly string[] = [`alter table payment_rows add column again_in uuid`];
