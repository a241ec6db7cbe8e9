import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const TOOLS = join(import.meta.dirname, '../../../../../tools')
const PINNED = `node_modules/node-linux-${process.arch}/bin/node`

/**
 * Replaces npm: installs by putting the pinned Node in place, and writes down that it
 * was called, and by which Node.
 */
const NPM = `
  import { appendFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
  appendFileSync('installed.log', process.argv.slice(2).join(' ') + '\\n')
  rmSync('node_modules', { recursive: true, force: true })
  mkdirSync('${dirname(PINNED)}', { recursive: true })
  symlinkSync(process.env.REAL_NODE, '${PINNED}')
`

const PROGRAM = `
  process.on('SIGTERM', () => process.exit(7))
  setInterval(() => {}, 1000)
  console.log(JSON.stringify({ pid: process.pid, node: process.argv0, flags: process.execArgv, rest: process.argv.slice(2) }))
`

let root: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'residency-with-node-')))
  mkdirSync(join(root, 'tools'))

  for (const name of ['with-node.sh', 'install.mjs', 'one-at-a-time.mjs', 'pid-start.mjs'])
    cpSync(join(TOOLS, name), join(root, 'tools', name))

  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}')
  writeFileSync(join(root, 'npm-cli.js'), NPM)
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'program.mjs'), PROGRAM)

  for (const name of ['node-20', 'node-24']) {
    writeFileSync(join(root, name), `#!/bin/sh\nexec "${process.execPath}" "$@"\n`)
    chmodSync(join(root, name), 0o755)
  }
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

type Report = { pid: number; node: string; flags: string[]; rest: string[] }

/**
 * Runs the program as npm does that was started with the Node `caller`; resolves with what it
 * report and how it ended after SIGTERM.
 */
async function start(
  caller: string,
  args: string[] = ['program.mjs'],
  environment: Record<string, string> = {},
) {
  const settings = {
    npm_node_execpath: join(root, caller),
    npm_execpath: join(root, 'npm-cli.js'),
    REAL_NODE: process.execPath,
  }

  const env = { PATH: process.env.PATH ?? '', ...settings, ...environment }

  const child = spawn('sh', ['tools/with-node.sh', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })

  const report = await new Promise<Report>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(JSON.parse(String(line)) as Report))
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })

  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))

  child.kill('SIGTERM')

  return { report, pid: child.pid, code: await ended }
}

const installations = () =>
  existsSync(join(root, 'installed.log'))
    ? readFileSync(join(root, 'installed.log'), 'utf8').trim().split('\n')
    : []

test('Node 20, Node 20 and Node 24 in turn: the packages are installed once, and the program always runs on the pinned Node', async () => {
  for (const caller of ['node-20', 'node-20', 'node-24']) {
    const { report } = await start(caller)
    expect(report.node).toBe(join(root, PINNED))
  }

  expect(installations()).toEqual([expect.stringMatching(/^ci --include=dev --include=optional/)])
})

test('a changed lockfile is installed once', async () => {
  await start('node-20')
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{},"version":"2"}')
  await start('node-24')
  await start('node-20')
  expect(installations()).toHaveLength(2)
})

test('the program takes the place of the script: its process number, signals, flags of V8 and arguments', async () => {
  const { report, pid, code } = await start('node-20', [
    '--max-semi-space-size=4',
    'program.mjs',
    'one',
    'two words',
  ])

  expect(report).toMatchObject({
    pid,
    flags: ['--max-semi-space-size=4'],
    rest: ['one', 'two words'],
  })

  expect(code).toBe(7)
})

test('NODE_SYSTEM=1 runs the program on the Node of the caller', async () => {
  const { report } = await start('node-24', ['program.mjs'], { NODE_SYSTEM: '1' })
  expect(report.node).toBe(process.execPath)
})

test('called from a script of npm, where the pinned Node comes first, a changed lockfile is installed by a copy of it', async () => {
  await start('node-20')
  rmSync(join(root, PINNED))
  cpSync(process.execPath, join(root, PINNED))
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{},"version":"2"}')

  const { report } = await start(PINNED)

  expect(report.node).toBe(join(root, PINNED))
  expect(installations()).toHaveLength(2)
})
