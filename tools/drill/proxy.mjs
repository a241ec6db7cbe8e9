// One haproxy in front of everything: to the leader of the database and to its
// copies by Patroni's answer, and to the API processes by their readiness.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeAddresses } from './database-nodes.mjs'
import { startProcess } from './processes.mjs'

export const DATABASE_PORT = 8500
export const WEB_PORT = 8501
export const REPLICA_PORT = 8502
export const API_PORTS = [8511, 8512]
const HEALTH = '/medical/prod-api/health'

/** Connections last as long as both sides want, until the server has another role. */
const databaseAt = (port, role) => `
listen ${role}
  mode tcp
  bind 127.0.0.1:${port}
  timeout client 1h
  timeout server 1h
  option clitcpka
  option srvtcpka
  option httpchk GET /${role}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodeAddresses.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`).join('\n')}
`

/** While the database has no leader no process is ready, but each still answers readings. */
const apisAt = (health, name = health) => `
backend ${name}
  mode http
  timeout server 60s
  option httpchk GET ${HEALTH}/${health}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1
  option redispatch
  retries 2
${API_PORTS.map((port) => `  server api${port} 127.0.0.1:${port} check`).join('\n')}
`

const settings = () => `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout check 3s
${databaseAt(DATABASE_PORT, 'primary')}
${databaseAt(REPLICA_PORT, 'replica')}
frontend web
  mode http
  bind 127.0.0.1:${WEB_PORT}
  timeout client 60s
  use_backend alive if { nbsrv(ready) lt 1 }
  default_backend ready
${apisAt('ready')}
${apisAt('live', 'alive')}
`

/** Starts the proxy; `start` again after `kill` is what a service manager does. */
export function makeProxy(base) {
  const folder = join(base, 'haproxy')
  const file = join(folder, 'haproxy.cfg')
  let child

  mkdirSync(folder, { recursive: true })
  writeFileSync(file, settings())

  return {
    start: () => {
      child = startProcess('haproxy', ['-db', '-f', file], join(folder, 'haproxy.log'))
    },
    kill: () => child.kill('SIGKILL'),
  }
}
