# What install.sh, upgrade.sh and rollback.sh share. Messages are in Chinese first, then in English.
set -eu

user=residency
program_root=/opt/residency
releases=$program_root/releases
config=/etc/residency
settings=$config/residency.env
state=/var/lib/residency
keys=/var/lib/residency-keys
backups=$state/backups
unit=/etc/systemd/system/residency.service
# Facts about the last upgrade, which a way back needs.
last_upgrade=$program_root/last-upgrade

say() {
  printf '%s\n%s\n' "$1" "$2"
}

# Ends the script with both sentences.
refuse() {
  printf '\n%s\n%s\n' "$1" "$2" >&2
  exit 1
}

must_be_root() {
  [ "$(id -u)" = 0 ] || refuse '请用 root 运行本脚本。' 'Run this script as root.'
}

# What was unpacked is what was made, and fits this machine. Sets `version`.
must_be_whole() {
  (cd "$here" && sha256sum --quiet --check SHA256SUMS >&2) ||
    refuse '安装包不完整或被改动：请重新复制并解压。' 'The release is not whole: copy and unpack it again.'
  "$here/node/bin/node" --version > /dev/null 2>&1 ||
    refuse '本机不能运行安装包内的程序：需要 64 位 Linux（glibc 2.28 以上），并与安装包的处理器类型一致。' \
      'This machine cannot run the programs of the release: it needs 64-bit Linux with glibc 2.28 or newer and the processor the release is for.'
  version=$(version_of "$here")
}

version_of() {
  sed -n 's/^ "version": "\(.*\)",$/\1/p' "$1/release.json"
}

# Copies this release to its place; the folder gets its name when it is complete.
copy_release() {
  target=$releases/$version
  mkdir -p "$releases"
  rm -rf "$target.new"
  cp -RP "$here" "$target.new"
  chown -R root:root "$target.new"
  chmod -R go=rX "$target.new"
  rm -rf "$target"
  mv "$target.new" "$target"
}

# The release that `current` names is the one that starts. The link is replaced at once.
make_current() {
  ln -sfn "$1" "$program_root/current.new"
  mv -T "$program_root/current.new" "$program_root/current"
}

has_systemd() {
  [ -d /run/systemd/system ]
}

# Without systemd as process 1 the operator's own commands start and stop the product.
stop_product() {
  if has_systemd; then
    systemctl stop residency
  else
    sh -c "${STOP_COMMAND:?}"
  fi
}

start_product() {
  if has_systemd; then
    systemctl daemon-reload
    systemctl start residency
  else
    sh -c "${START_COMMAND:?}"
  fi
}

must_be_startable() {
  has_systemd && return
  [ -n "${STOP_COMMAND:-}" ] && [ -n "${START_COMMAND:-}" ] && return
  refuse '本机没有运行 systemd：请用环境变量 STOP_COMMAND 和 START_COMMAND 指定停止和启动的命令。' \
    'systemd does not run here: name the commands that stop and start the product in STOP_COMMAND and START_COMMAND.'
}

# Waits until the product of this version answers that it is ready.
wait_until_ready() {
  "$releases/$1/bin/residency" wait-until-ready "$1"
}

setting_of() {
  sed -n "s/^$1=//p" "$settings" | tail -n 1 | sed "s/^[\"']//; s/[\"']\$//"
}
