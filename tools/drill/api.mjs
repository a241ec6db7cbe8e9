// API processes of the built product on the database behind the proxy.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startProcess, until } from './processes.mjs'

const root = resolve(import.meta.dirname, '../..')
const SERVER = join(root, 'packages/server/dist')
const DEMO_MS = 15 * 60_000
const STOP_MS = 60_000

/**
 * The next version of the product in folders below `base`: the built one with another commit and
 * one more migration. Returns the folder of its server.
 */
export function makeNextVersion(base, { commit, sql }) {
  const folder = join(base, 'next/packages/server/dist')

  cpSync(SERVER, folder, { recursive: true })
  mkdirSync(join(base, 'next/packages/web'))
  symlinkSync(join(root, 'packages/web/dist'), join(base, 'next/packages/web/dist'))
  symlinkSync(join(root, 'node_modules'), join(base, 'next/node_modules'))

  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(commit, 'next'))
  }

  writeFileSync(join(folder, 'migrations/9999-next.sql'), sql)

  return folder
}

/** The environment of every process of the product in this drill. */
export function environmentOf(base, databaseUrl, replicaUrl = '') {
  mkdirSync(join(base, 'product'), { recursive: true })

  return {
    PATH: process.env.PATH,
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '131072',
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

/** Runs `residency NAME`, a command of the product, from the folder of a version. */
export function commandOf(folder, environment, name, ...args) {
  const done = spawnSync(process.execPath, [join(folder, 'command.js'), name, ...args], {
    env: environment,
    encoding: 'utf8',
  })

  return { isOk: done.status === 0, said: `${done.stdout}${done.stderr}`.trim() }
}

/** The same of the built version. */
export const command = (...line) => commandOf(SERVER, ...line)

/**
 * One API process on a port; `start` resolves when it is ready, `stop` when it has ended as a
 * service manager ends it.
 */
export function makeApi(base, environment, port) {
  const { start: line } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
  let child

  const askReady = () => fetch(`http://127.0.0.1:${port}/medical/prod-api/health/ready`)
  const isReady = async () => (await askReady()).ok

  return {
    port,
    isReady,
    readCommit: async () => (await (await askReady()).json()).commit,
    start: async (folder = SERVER) => {
      child = startProcess(
        process.execPath,
        // the flags of `npm start`
        [...(line.match(/--\S+/g) ?? []), join(folder, 'main.js')],
        join(base, `product/api-${port}.log`),
        { ...environment, PORT: String(port) },
      )
      const own = child
      const hasEnded = () => own.exitCode !== null
      await until(`the API process on ${port}`, DEMO_MS, () => hasEnded() || isReady())
      if (hasEnded()) throw new Error(`the API process on ${port} ended: see its log`)
    },
    kill: () => child.kill('SIGKILL'),
    stop: async () => {
      const own = child
      own.kill('SIGTERM')
      await until(`the end of the API process on ${port}`, STOP_MS, () => own.exitCode !== null)
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
  }
}
