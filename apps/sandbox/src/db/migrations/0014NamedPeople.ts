export const namedPeople: readonly string[] = [
  `create table named_people (
    named_by uuid not null references logins,
    login_id uuid not null references logins,
    first_name text not null,
    last_name text not null,
    email text not null,
    primary key (named_by, login_id)
  )`,
  `insert into named_people
    select invited_by, id, first_name, last_name, email from logins where invited_by is not null`,
];
