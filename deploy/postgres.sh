#!/bin/sh
# Run once by the image of PostgreSQL in an empty database: the role that owns it, and the one that serves.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  -v owner="$(cat "${SECRETS:-/run/secrets}/owner_password")" -v serving="$(cat "${SECRETS:-/run/secrets}/serving_password")" <<'SQL'
create role amberline_owner login password :'owner';
create role amberline login password :'serving' connection limit 90;
-- PgBouncer lets no connection set its own.
alter role amberline set statement_timeout = '15s';
alter role amberline set lock_timeout = '2s';
alter role amberline set idle_in_transaction_session_timeout = '15s';
create database amberline owner amberline_owner;
revoke all on database amberline from public;
grant connect on database amberline to amberline;
SQL
