export const verifiedNames: readonly string[] = [
  `create function refuse_name() returns trigger language plpgsql as $$
  begin
    raise exception 'the name of a verified person never changes without a new verification'
      using errcode = 'restrict_violation';
  end $$`,
  `create trigger logins_keep_name before update on logins for each row
    when (new.sumsub_status is not null and (new.first_name, new.middle_name, new.last_name)
      is distinct from (old.first_name, old.middle_name, old.last_name))
    execute function refuse_name()`,
];
