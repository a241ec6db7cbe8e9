#!/bin/sh
# Installs the product for the first time, without a network. Changes nothing of an installation that exists: see upgrade.sh.
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"

must_be_root
[ ! -e "$program_root/current" ] ||
  refuse "已经安装在 $program_root：升级请运行 upgrade.sh。" "There is an installation in $program_root: run upgrade.sh to upgrade it."
must_be_whole

id "$user" > /dev/null 2>&1 ||
  useradd --system --user-group --home-dir "$state" --no-create-home --shell /usr/sbin/nologin "$user"

copy_release
make_current "$target"

# Data, keys and backups are open to the service alone; the settings hold passwords, so others do not read them.
mkdir -p "$state" "$keys" "$backups" "$config"
chown "$user:$user" "$state" "$keys" "$backups"
chmod 0700 "$state" "$keys" "$backups"
[ -e "$settings" ] || cp "$here/residency.env" "$settings"
chown -R "root:$user" "$config"
chmod 0750 "$config"
chmod 0640 "$settings"

[ -e "$keys/residency.keys" ] || "$program_root/current/bin/residency" new-keys

mkdir -p "$(dirname "$unit")"
cp "$here/residency.service" "$unit"
if has_systemd; then systemctl daemon-reload; fi
mkdir -p /usr/local/bin
ln -sfn "$program_root/current/bin/residency" /usr/local/bin/residency

say "已安装版本 $version。接下来：
1. 编辑 $settings（数据库、地址、代理）。
2. 把密钥文件 $keys/residency.keys 复制到另一处保存，不要与备份放在一起：没有它，备份无法读取。
3. 启动：systemctl enable --now residency
4. 查看是否就绪：residency wait-until-ready $version
5. 首次启动会生成 root 账号和一次性密码：journalctl -u residency | grep root" \
  "
Version $version is installed. Next:
1. Edit $settings (database, address, proxy).
2. Copy the key file $keys/residency.keys to another place, apart from the backups: without it a backup cannot be read.
3. Start: systemctl enable --now residency
4. See whether it is ready: residency wait-until-ready $version
5. The first start makes the account root with a one-time password: journalctl -u residency | grep root"
