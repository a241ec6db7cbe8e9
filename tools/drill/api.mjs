// API processes of the built product on the database behind the proxy.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startProcess, until } from './processes.mjs'

const root = resolve(import.meta.dirname, '../..')
const SERVER = join(root, 'packages/server/dist')
const DEMO_MS = 15 * 60_000

/** The environment of every process of the product in this drill. */
export function environmentOf(base, databaseUrl, replicaUrl = '') {
  mkdirSync(join(base, 'product'), { recursive: true })

  return {
    PATH: process.env.PATH,
    MALLOC_ARENA_MAX: '1',
    DATABASE_URL: databaseUrl,
    DATABASE_REPLICA_URL: replicaUrl,
    KEY_FILE: join(base, 'product/keys'),
    DATA_DIR: join(base, 'product/data'),
    HOST: '127.0.0.1',
    DEMO: '1',
    DEMO_PASSWORD: 'drill-pass-1',
    LOG_LEVEL: 'info',
  }
}

/** `residency NAME`: a command of the product. */
export function command(environment, name, ...args) {
  const done = spawnSync(process.execPath, [join(SERVER, 'command.js'), name, ...args], {
    env: environment,
    encoding: 'utf8',
  })

  return { isOk: done.status === 0, said: `${done.stdout}${done.stderr}`.trim() }
}

/** One API process on a port; `start` resolves when it is ready. */
export function makeApi(base, environment, port) {
  const { start: line } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
  let child

  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/medical/prod-api/health/ready`)).ok

  return {
    port,
    isReady,
    start: async () => {
      child = startProcess(
        process.execPath,
        // the flags of `npm start`
        [...(line.match(/--\S+/g) ?? []), join(SERVER, 'main.js')],
        join(base, `product/api-${port}.log`),
        { ...environment, PORT: String(port) },
      )
      const own = child
      const hasEnded = () => own.exitCode !== null
      await until(`the API process on ${port}`, DEMO_MS, () => hasEnded() || isReady())
      if (hasEnded()) throw new Error(`the API process on ${port} ended: see its log`)
    },
    kill: () => child.kill('SIGKILL'),
    isRunning: () => child.exitCode === null && child.signalCode === null,
  }
}
