#!/bin/sh
# Upgrades an installation to this release: backup first, check of the schema, the former version stays for a way back (rollback.sh).
# If the new version does not become ready, the former one starts again by itself.
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"

must_be_root
[ -e "$program_root/current" ] ||
  refuse "$program_root 没有安装过：首次安装请运行 install.sh。" "There is no installation in $program_root: run install.sh for the first one."
must_be_whole
must_be_startable

former=$(version_of "$program_root/current")
[ "$former" != "$version" ] || refuse "版本 $version 已经安装。" "Version $version is installed already."

copy_release
"$target/bin/residency" schema-check ||
  refuse '新版本不能使用这个数据库，没有做任何改动。' 'The new version cannot use this database. Nothing was changed.'

begun=$(date +%s)
stop_product

# From here on nobody can enter anything, so that a way back from a failed start loses nothing.
backup=$backups/before-$version-$(date +%Y%m%d-%H%M%S)
if ! "$releases/$former/bin/residency" backup "$backup"; then
  start_product
  refuse "备份失败，版本 $former 已重新启动，没有做任何改动。" "The backup failed. Version $former was started again; nothing was changed."
fi

printf 'former=%s\nversion=%s\nbackup=%s\n' "$former" "$version" "$backup" > "$last_upgrade"
make_current "$target"
cp "$target/residency.service" "$unit"
start_product

if ! wait_until_ready "$version"; then
  say '新版本没有就绪，正在退回原版本。' 'The new version did not become ready; going back to the former one.' >&2
  "$target/rollback.sh" --restore
  exit 1
fi

say "已从 $former 升级到 $version，停机 $(($(date +%s) - begun)) 秒。备份：$backup。退回：$program_root/current/rollback.sh" \
  "Upgraded from $former to $version; the product was away for $(($(date +%s) - begun)) seconds. Backup: $backup. Way back: $program_root/current/rollback.sh"
