#!/bin/sh
# Goes back to the version before the last upgrade.
#
# Where the upgrade changed no tables, the former version goes on with the data as they are. Where it did, the former version cannot read
# them: with --restore the backup taken before the upgrade is restored. What was entered since then is put aside, not removed.
#   --restore               restore the backup if it is needed
#   --database-url ADDRESS  with DATABASE_URL: an empty database to restore into; the settings then name it
#   --bucket NAME           with FILES_STORE=s3: an empty bucket to restore into; the settings then name it
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
. "$here/common.sh"

may_restore=
new_database=
new_bucket=
while [ $# -gt 0 ]; do
  case $1 in
    --restore) may_restore=1 ;;
    --database-url) new_database=$2 && shift ;;
    --bucket) new_bucket=$2 && shift ;;
    *) refuse "不认识的参数：$1" "Unknown argument: $1" ;;
  esac
  shift
done

must_be_root
must_be_startable
[ -e "$last_upgrade" ] || refuse '没有可以退回的升级。' 'There is no upgrade to go back from.'
former=$(sed -n 's/^former=//p' "$last_upgrade")
backup=$(sed -n 's/^backup=//p' "$last_upgrade")
version=$(sed -n 's/^version=//p' "$last_upgrade")
stamp=$(date +%Y%m%d-%H%M%S)

# What a restore needs, asked before the product is stopped.
must_have_room() {
  data=$(setting_of DATA_DIR)
  [ -n "$data" ] || refuse "$settings 中没有 DATA_DIR。" "$settings has no DATA_DIR."
  [ -z "$(setting_of DATABASE_URL)" ] || [ -n "$new_database" ] ||
    refuse '请用 --database-url 指定一个空数据库，恢复到其中。' 'Name an empty database to restore into: --database-url postgres://…'
  [ "$(setting_of FILES_STORE)" != s3 ] || [ -n "$new_bucket" ] ||
    refuse '请用 --bucket 指定一个空存储桶，恢复到其中。' 'Name an empty bucket to restore into: --bucket NAME'
}

# Puts the data aside and restores the backup with the former version. The service is stopped.
restore_former() {
  aside=$data.aside-$stamp
  [ -z "$(setting_of DATABASE_URL)" ] || set_setting DATABASE_URL "$new_database"
  [ "$(setting_of FILES_STORE)" != s3 ] || set_setting S3_BUCKET "$new_bucket"

  [ ! -e "$data" ] || mv "$data" "$aside"
  "$releases/$former/bin/residency" restore "$backup" ||
    refuse "恢复失败：原数据在 $aside，备份在 $backup。" "The restore failed: the data are in $aside, the backup is in $backup."
  say "备份 $backup 已恢复；升级后录入的数据保留在 $aside。" "The backup $backup was restored; what was entered since then is in $aside."
}

# The settings as they were stay beside.
set_setting() {
  [ -e "$settings.before-rollback-$stamp" ] || cp -p "$settings" "$settings.before-rollback-$stamp"
  printf '%s\n' "$(grep -v "^$1=" "$settings")" "$1=$2" > "$settings.new"
  cat "$settings.new" > "$settings"
  rm "$settings.new"
}

needs_restore=
if ! answer=$("$releases/$former/bin/residency" schema-check 2>&1); then
  case $answer in
    *'A newer version changed the database'*) needs_restore=1 ;;
    *) refuse "不能读取数据库，没有做任何改动：$answer" "The database cannot be read; nothing was changed: $answer" ;;
  esac
fi
if [ -n "$needs_restore" ] && [ -z "$may_restore" ]; then
  refuse "版本 $version 改动了数据表，版本 $former 不能直接使用。加上 --restore 会恢复升级前的备份 $backup；此后录入的数据会另存，不再显示。" \
    "Version $version changed the tables, so version $former cannot use them as they are. With --restore the backup $backup is restored; what was entered since then is put aside and no longer shown."
fi

[ -z "$needs_restore" ] || must_have_room

begun=$(date +%s)
stop_product
[ -z "$needs_restore" ] || restore_former

make_current "$releases/$former"
cp "$releases/$former/residency.service" "$unit"
rm "$last_upgrade"
start_product
wait_until_ready "$former"

say "已从 $version 退回到 $former，停机 $(($(date +%s) - begun)) 秒。" \
  "Went back from $version to $former; the product was away for $(($(date +%s) - begun)) seconds."
