#!/bin/sh
# Of the app's container: paints the app by the bank's folder and serves it, or does one of both.
set -eu
built=${APP_BUILT:-/app/dist} bank=${APP_BANK:-/bank} run=${APP_RUN:-/run/bank}

paint() {
  rm -rf "$run/app"
  cp -R "$built" "$run/app"
  # Without a file of its own it is the default's.
  if [ -f "$bank/bank.json" ]; then node "$run/app/.host/paint.js" "$bank" "$run/app"; fi
  node "${APP_PAGES:-/app/pages.mjs}" nginx --from "$run/app" --to "$run/site"
  rm -rf "$run/app"
}
serve() {
  exec nginx -e stderr -c "${APP_NGINX:-/etc/nginx/nginx.conf}" -g "daemon off;"
}

case "${1:-both}" in
  paint) paint ;;
  serve) serve ;;
  both) paint && serve ;;
  *) echo "app.sh [paint|serve]" >&2 && exit 1 ;;
esac
