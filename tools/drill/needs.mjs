// What a drill needs of the machine: programs of Debian packages, root, and namespaces.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const SERVERS = '/usr/lib/postgresql'
const MIN_VERSION = 15
const SYSTEM_FOLDERS = '/usr/sbin:/sbin'

/** Programs by the Debian package that has them. */
const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbackrest: 'pgbackrest',
  ip: 'iproute2',
  unshare: 'util-linux',
  setpriv: 'util-linux',
}

const pathOf = (program) =>
  `${process.env.PATH ?? ''}${delimiter}${SYSTEM_FOLDERS}`
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))

/** The folder with the programs of the newest PostgreSQL server; undefined: none is new enough. */
export function serverPrograms() {
  if (!existsSync(SERVERS)) return undefined

  const version = readdirSync(SERVERS)
    .map(Number)
    .filter((one) => one >= MIN_VERSION && existsSync(join(SERVERS, `${one}`, 'bin/postgres')))
    .sort((a, b) => b - a)[0]

  return version === undefined ? undefined : join(SERVERS, `${version}`, 'bin')
}

const isDone = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Sentences about what is missing for a drill with these programs; empty: nothing is. */
export function findMissing(programs) {
  const missing = programs
    .filter((program) => !pathOf(program))
    .map((program) => `${program}: apt-get install ${PACKAGES[program]}`)

  if (!serverPrograms())
    missing.push(`PostgreSQL ${MIN_VERSION} or newer: apt-get install postgresql`)

  if (!isDone('id', ['postgres']))
    missing.push('the user postgres: the package postgresql makes it')

  if (process.getuid?.() !== 0) missing.push('root: run the drill as root')
  else if (pathOf('unshare') && !isDone('unshare', ['--net', '--pid', '--mount', '--fork', 'true']))
    missing.push('namespaces of network and processes: give the container CAP_SYS_ADMIN')

  return missing
}
