/** Who asked whose account it is; null for checks made before several people could ask from one account. */
export const lookers: readonly string[] = [`alter table vop_checks add column login_id uuid`];
