import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_PREFIX } from '@residency/contract/kernel'
import { expect, inject } from 'vitest'
import { countWork } from '../count-work.ts'
import { freePort } from './free-port.ts'
import { copyHospital, makesUsualHospital, preparedIn, prepareOnce } from './prepared-hospital.ts'

const MAIN = join(import.meta.dirname, '../../../dist/main.js')

/** A folder of its own that the database's unprivileged user can reach. */
export function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'residency-product-'))
  chmodSync(folder, 0o755)

  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

type Options = {
  folder: string
  port?: number
  environment?: Record<string, string>

  /**
   * The product fills an empty folder by itself, instead of finding the demo hospital that an
   * earlier start of it made.
   */
  isFirstStart?: boolean
}

/** Fills a folder with the demo hospital by a first start of the product. */
async function fillDemoHospital(folder: string) {
  const first = await startProduct({ folder, isFirstStart: true })
  const code = await first.stop()
  if (code === 0) return

  rmSync(folder, { recursive: true, force: true })
  throw new Error(`the demo hospital could not be prepared:\n${first.output()}`)
}

/** Copies the demo hospital, which is filled once in a run of the tests, into an empty folder. */
export async function copyDemoHospital(folder: string) {
  const prepared = preparedIn(dirname(inject('keyFile')))
  await prepareOnce(prepared, () => fillDemoHospital(prepared))
  await copyHospital(prepared, folder)
}

/**
 * The built product as its users start it: a process of its own. Resolves when it answers, or has
 * ended. Its demo has no applicants unless the environment asks for some (or gives '' for the usual
 * number): filling those takes as long as most tests.
 */
export async function startProduct({
  folder,
  port,
  environment = {},
  isFirstStart = false,
}: Options) {
  const isUsual = makesUsualHospital(environment)
  if (isUsual && !isFirstStart && !existsSync(join(folder, 'data'))) await copyDemoHospital(folder)

  const at = port ?? (await freePort())

  const defaults = {
    PORT: String(at),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    DEMO: '1',
    DEMO_PASSWORD: 'demo-pass-1',
    DEMO_APPLICANTS: '0',
    CAPTCHA_FIXED_CODE: 'abcd',
    LOG_LEVEL: 'warn',
    // Clients of tests keep connections that nobody uses any more.
    STOP_IDLE_SECONDS: '0',
  }

  const given = Object.fromEntries(
    Object.entries({ ...defaults, ...environment }).filter(([, value]) => value !== ''),
  )

  countWork('product start', expect.getState().testPath)

  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH ?? '', ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk
  }

  child.stdout.on('data', hear)
  child.stderr.on('data', hear)

  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const url = `http://127.0.0.1:${at}${API_PREFIX}`

  const isReady = () =>
    fetch(`${url}/health/ready`)
      .then((r) => r.ok)
      .catch(() => false)

  // It answers a moment before it has printed all its lines, of which `Ready:` is the last
  // line.
  const isStarted = async () => output.includes('Ready: ') && (await isReady())

  for (
    const until = Date.now() + 60_000;
    child.exitCode === null &&
    child.signalCode === null &&
    Date.now() < until &&
    !(await isStarted());
  )
    await sleep(50)

  return {
    url,
    port: at,
    child,
    ended,
    output: () => output,
    isReady,
    stop: () => end(child, 'SIGTERM', ended),
    kill: () => end(child, 'SIGKILL', ended),
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>

async function end(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL',
  ended: Promise<number | null>,
) {
  child.kill(signal)
  return ended
}

/** Logs in as people do; the token. */
export async function logInTo(product: Product, username: string, password = 'demo-pass-1') {
  const { data } = (await (await fetch(`${product.url}/api/v1/auth/captcha`)).json()) as {
    data: { captchaKey: string }
  }
  const form = new FormData()

  for (const [name, value] of Object.entries({
    username,
    password,
    captchaKey: data.captchaKey,
    captchaCode: 'abcd',
  }))
    form.set(name, value)

  const answer = await fetch(`${product.url}/api/v1/auth/login`, { method: 'POST', body: form })

  return ((await answer.json()) as { data: { accessToken: string; mustChangePassword: boolean } })
    .data
}

/** Process id of the embedded database of a folder. */
export function databasePid(folder: string): number | null {
  const file = join(folder, 'data/pg/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null
}

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
