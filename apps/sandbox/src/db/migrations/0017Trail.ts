/** Whom an event in the log came from; and the log can be emptied at once no more than row by row. */
export const trail: readonly string[] = [
  `alter table audit_log add column session_id uuid, add column address text`,
  `create index audit_log_of_login on audit_log (login_id, id)`,
  `create trigger audit_log_keep_all before truncate on audit_log
    for each statement execute function refuse_change()`,
];
