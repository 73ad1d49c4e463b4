#!/bin/sh
# Tries compose.yaml as docs/running.md describes it: makes the image, starts all at https://localhost, makes a backup,
# replaces both processes in turn while pages are asked for, restores the backup, and removes everything again.
#   sh scripts/release/try-containers.sh      with COMPOSE=docker-compose where Compose is a program of its own
# Needs Docker, curl, the ports 80 and 443, and no .env in this folder. The exit code is not 0 if anything fails.
set -eu
cd "$(dirname "$0")/../.."
if [ -e .env ]; then
  echo '.env is here: try in a clone of its own, so that no running site is touched.' >&2
  exit 1
fi
printf 'SITE_HOST=localhost\nPOSTGRES_PASSWORD=trial\n' > .env
answers=$(mktemp)

compose() { ${COMPOSE:-docker compose} --project-name wyvern-trial "$@"; }
operation() { script=$1; shift; echo "--import ./scripts/resolve-drizzle.mjs scripts/operations/$script.mjs $*"; }

remove() {
  status=$?
  trap - EXIT
  [ $status -eq 0 ] || compose logs --tail=50
  compose down --volumes > /dev/null 2>&1
  rm -f .env "$answers" "$answers.end"
  exit $status
}
trap remove EXIT

answer() { curl --silent --insecure --output /dev/null --write-out '%{http_code}\n' --max-time 10 https://localhost/carpets || true; }

# Waits until a command succeeds, a minute at most.
wait_for() {
  for _ in $(seq 120); do
    if "$@"; then return; fi
    sleep 0.5
  done
  echo "In vain for a minute: $*" >&2
  return 1
}
is_healthy() { [ "$(docker inspect --format '{{.State.Health.Status}}' "$(compose ps --quiet "$1")")" = healthy ]; }
is_open() { [ "$(answer)" = 200 ]; }

compose build
docker image inspect --format 'The image has {{.Size}} bytes.' wyvern-vale-flooring
compose up --detach
wait_for is_healthy site-2
wait_for is_open
echo 'The site is open.'

backup=$(compose exec -T site-1 /app/node_modules/.bin/node $(operation backup --to /backups) | tail -n 1 | tr -d '\r')
echo "Backed up to $backup."

(until [ -e "$answers.end" ]; do answer; sleep 0.05; done > "$answers") &
asking=$!
for site in site-1 site-2; do
  compose up --detach --no-deps --force-recreate $site
  wait_for is_healthy $site
done
touch "$answers.end"
wait $asking
echo "Both processes replaced, the answers meanwhile: $(sort "$answers" | uniq -c | tr '\n' ' ')"
if grep --quiet --invert-match '^200$' "$answers"; then exit 1; fi

compose stop site-1 site-2
compose exec -T database psql --username=wyvern --dbname=postgres \
  --command='ALTER DATABASE wyvern RENAME TO wyvern_old' --command='CREATE DATABASE wyvern'
compose run --rm site-1 $(operation restore --from "$backup")
compose up --detach
wait_for is_healthy site-1
wait_for is_open
echo 'The backup is restored and the site open.'
