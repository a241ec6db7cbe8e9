// Three database nodes, each with PostgreSQL, Patroni and etcd in a network namespace of its own on
// a bridge, like machines on a switch. Patroni keeps one leader with a synchronous copy.
import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverPrograms } from './needs.mjs'
import { asPostgres, run, startProcess, until } from './processes.mjs'

const COUNT = 3
const NETWORK = '10.77.0'
const HOST = `${NETWORK}.1`
const SWITCH = 'drill0'
export const SUPERUSER = { user: 'postgres', password: 'drill-super' }

/**
 * A leader that does not renew its lease for `ttl` seconds is replaced; Patroni allows no less than
 * 20. The turn of its loop and two tries to reach etcd must fit into it.
 */
const TIMES = { ttl: 20, loop_wait: 2, retry_timeout: 8 }

const NODES = Array.from({ length: COUNT }, (_, index) => ({
  name: `node${index + 1}`,
  address: `${NETWORK}.${index + 11}`,
  cable: `cable${index + 1}`,
}))

/** The addresses of the nodes, for the proxy. */
export const nodeAddresses = NODES.map(({ name, address }) => ({ name, address }))

function layNetwork() {
  run('ip', ['link', 'set', 'lo', 'up'])
  run('mkdir', ['-p', '/run/netns'])
  run('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns'])
  run('ip', ['link', 'add', SWITCH, 'type', 'bridge'])
  run('ip', ['address', 'add', `${HOST}/24`, 'dev', SWITCH])
  run('ip', ['link', 'set', SWITCH, 'up'])

  for (const { name, address, cable } of NODES) {
    run('ip', ['netns', 'add', name])
    run('ip', ['link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name])
    run('ip', ['link', 'set', cable, 'master', SWITCH, 'up'])
    run('ip', ['-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0'])
    run('ip', ['-n', name, 'link', 'set', 'eth0', 'up'])
    run('ip', ['-n', name, 'link', 'set', 'lo', 'up'])
  }
}

const settingsOf = (folder, { name, address }) => ({
  scope: 'drill',
  name,
  restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
  etcd3: { hosts: NODES.map((node) => `${node.address}:2379`) },
  bootstrap: {
    dcs: {
      ...TIMES,
      maximum_lag_on_failover: 1_048_576,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 150, wal_log_hints: 'on' },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `${address}:5432`,
    connect_address: `${address}:5432`,
    data_dir: join(folder, 'pg'),
    bin_dir: serverPrograms(),
    pgpass: join(folder, 'pgpass'),
    authentication: {
      superuser: { username: SUPERUSER.user, password: SUPERUSER.password },
      replication: { username: 'replicator', password: 'drill-copy' },
      rewind: { username: 'rewinder', password: 'drill-rewind' },
    },
    parameters: { unix_socket_directories: folder, shared_buffers: '128MB' },
    pg_hba: [
      'local all all trust',
      `host all all ${NETWORK}.0/24 scram-sha-256`,
      `host replication replicator ${NETWORK}.0/24 scram-sha-256`,
    ],
  },
})

const PEERS = NODES.map(({ name, address }) => `${name}=http://${address}:2380`).join(',')

function startNode(base, node, isFirstStart) {
  const { name, address } = node
  const folder = join(base, name)
  const start = (program, args) =>
    startProcess(
      'ip',
      ['netns', 'exec', name, ...asPostgres(program, ...args)],
      join(folder, `${program}.log`),
    )

  start('etcd', [
    `--name=${name}`,
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=http://${address}:2379`,
    `--advertise-client-urls=http://${address}:2379`,
    `--listen-peer-urls=http://${address}:2380`,
    `--initial-advertise-peer-urls=http://${address}:2380`,
    `--initial-cluster=${PEERS}`,
    `--initial-cluster-state=${isFirstStart ? 'new' : 'existing'}`,
    // a node that comes back starts no election of its own
    '--pre-vote=true',
    '--heartbeat-interval=200',
    '--election-timeout=2000',
  ])
  start('patroni', [join(folder, 'patroni.yml')])
}

/** Who is leader and who follows it, as any node that answers knows it. */
async function findMembers() {
  for (const { address } of NODES) {
    const cluster = await fetch(`http://${address}:8008/cluster`, {
      signal: AbortSignal.timeout(1500),
    })
      .then((answer) => answer.json())
      .catch(() => undefined)
    if (cluster?.members?.length) return cluster.members
  }

  return []
}

async function isWhole() {
  const members = await findMembers()
  const follows = ({ role, state, lag }) =>
    /standby|replica/.test(role) && /^(running|streaming)$/.test(state) && lag === 0

  return (
    members.filter(({ role, state }) => role === 'leader' && state === 'running').length === 1 &&
    members.filter(({ role }) => role === 'sync_standby').length === 1 &&
    members.filter(follows).length === COUNT - 1
  )
}

/** Starts the nodes in folders below `base`; resolves when both copies follow the leader. */
export async function startNodes(base) {
  layNetwork()

  const { uid, gid } = {
    uid: Number(run('id', ['-u', 'postgres'])),
    gid: Number(run('id', ['-g', 'postgres'])),
  }

  for (const node of NODES) {
    const folder = join(base, node.name)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // YAML reads JSON
    writeFileSync(join(folder, 'patroni.yml'), JSON.stringify(settingsOf(folder, node), null, 2))
    chownSync(folder, uid, gid)
    startNode(base, node, true)
  }

  const waitWhole = () => until('three database nodes', 240_000, isWhole)

  await waitWhole()

  const findLeader = async () => {
    const leader = (await findMembers()).find(({ role }) => role === 'leader')
    return NODES.find(({ name }) => name === leader?.name)
  }

  return {
    waitWhole,
    findLeader,

    /** Ends every process of a node at once, as the loss of its power does. */
    kill: ({ name }) => {
      const pids = run('ip', ['netns', 'pids', name]).trim().split('\n')
      spawnSync('kill', ['-9', ...pids]) // some end before their turn
    },
    startAgain: (node) => startNode(base, node, false),
    cut: ({ cable }) => run('ip', ['link', 'set', cable, 'down']),
    join: ({ cable }) => run('ip', ['link', 'set', cable, 'up']),
  }
}
