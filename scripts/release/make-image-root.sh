#!/bin/sh
# Makes the root of the container's image from a release: the release, the shared libraries that its
# programs link to, an account without rights, and three folders to write into. There is no shell in it.
#   sh scripts/release/make-image-root.sh RELEASE IMAGE_ROOT
set -eu
release=$1
image=$2
mkdir -p "$image/app" "$image/etc" "$image/data" "$image/backups" "$image/tmp"
cp -a "$release/." "$image/app"
strip --strip-unneeded "$image"/app/node_modules/node-*/bin/node
find "$image/app" -type f \( -name '*.node' -o -name '*.so.*' -o -path '*/bin/node' \) -exec ldd {} + |
  awk '$3 ~ "^/(usr/)?lib" { print $3 } $1 ~ "^/lib" { print $1 }' | sort -u |
  while read -r library; do cp -L --parents "$library" "$image"; done
echo 'wyvern:x:10001:10001:Wyvern Vale:/data:/sbin/nologin' > "$image/etc/passwd"
echo 'wyvern:x:10001:' > "$image/etc/group"
echo 'hosts: files dns' > "$image/etc/nsswitch.conf"
chown 10001:10001 "$image/data" "$image/backups"
chmod 700 "$image/data" "$image/backups"
chmod 1777 "$image/tmp"
