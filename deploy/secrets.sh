#!/bin/sh
# Writes new secrets into a folder that does not exist yet: sh secrets.sh [folder]
# A vault does this in production; what it has to hold is the list below.
# ALSO names what else the database and PgBouncer are reached at, as DNS:primary.example.com,IP:10.0.0.7.
set -eu
folder="${1:-$(dirname "$0")/secrets}"
mkdir -m 700 "$folder"
cd "$folder"
umask 022

random() { openssl rand -hex 24; }
random > postgres_password
random > owner_password
random > serving_password
random > metrics_key
openssl rand -base64 32 > secrets_key
printf '"amberline" "%s"\n' "$(cat serving_password)" > pgbouncer_users

tls='sslmode=verify-full&sslrootcert=/run/secrets/ca'
echo "postgres://amberline:$(cat serving_password)@pgbouncer:6432/amberline?$tls" > database_url
echo "postgres://amberline:$(cat serving_password)@postgres:5432/amberline?$tls" > listen_url
echo "postgres://amberline_owner:$(cat owner_password)@postgres:5432/amberline?$tls" > migration_url

# A certificate authority of the database's own, for two years.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 730 \
  -subj '/CN=Amberline database' -keyout ca_key -out ca 2> /dev/null
chmod 600 ca_key
for host in postgres pgbouncer; do
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$host" \
    -keyout "${host}_key" -out request 2> /dev/null
  chmod 644 "${host}_key"
  echo "subjectAltName=DNS:$host${ALSO:+,$ALSO}" > extensions
  openssl x509 -req -in request -CA ca -CAkey ca_key -CAcreateserial -days 730 \
    -extfile extensions -out "${host}_certificate" 2> /dev/null
done
rm request extensions ca.srl
