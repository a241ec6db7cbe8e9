import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Instance } from '../../algorithms/rotations/instances/instance.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { solveApart } from './solve-apart.ts'

const file = (path: string) => new URL(path, import.meta.url)
const LARGE = file('../../../../../bench/rotations/mixed200.json')

test('an explanation that is stopped ends at once, in every phase', async () => {
  const instance = JSON.parse(readFileSync(LARGE, 'utf8')) as Instance
  const departments = instance.departments!.map(({ id }) => ({ id, capacity: 1 }))

  const solver = solveApart(
    { kind: 'explain', instance: { ...instance, departments }, seconds: 900, seed: 1 },
    () => {},
  )

  setTimeout(solver.stop, 200) // well before it can have an answer
  expect(await solver.answer).toMatchObject({ isKnown: false, conflict: null })
}, 10_000)

/**
 * The solvers a process has started; the compiler that `tsx` starts next to them, and ended
 * processes that were not collected, do not count.
 */
const solversOf = (pid: number) =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/ +/))
    .filter(
      ([, parent, stat, ...command]) =>
        Number(parent) === pid &&
        !stat!.startsWith('Z') &&
        command.join(' ').includes('timetable-job'),
    )
    .map(([own]) => Number(own))

const isAlive = (pid: number) => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z')
}

const until = (holds: () => boolean) => waitUntil('the process is there, or gone', holds, 60_000)

test('a solver that is killed in the middle of its task fails its task at once, and the next one is solved', async () => {
  const instance = JSON.parse(readFileSync(LARGE, 'utf8')) as Instance
  const context = { later: instance, months: 12, alternatives: {}, begun: {} }
  const solver = solveApart(
    { kind: 'solve', instance, context: context, seconds: 900, seed: 1 },
    () => {},
  )
  const failed = expect(solver.answer).rejects.toThrow('ended without an answer')

  await until(() => solversOf(process.pid).length > 0)

  const [pid] = solversOf(process.pid)

  await new Promise((later) => setTimeout(later, 1500)) // by then it computes without a pause
  process.kill(pid!, 'SIGKILL')
  await failed
  expect(isAlive(pid!)).toBe(false)

  const next = solveApart({ kind: 'explain', instance, seconds: 900, seed: 1 }, () => {})

  setTimeout(next.stop, 200)
  expect(await next.answer).toMatchObject({ isKnown: false })
}, 60_000)

test('a solver in the middle of its task ends when its server is killed', async () => {
  const code = `import { readFileSync } from 'node:fs'
    const { solveApart } = await import('${file('./solve-apart.ts')}')
    const instance = JSON.parse(readFileSync('${LARGE.pathname}', 'utf8'))
    solveApart({ kind: 'solve', instance, seconds: 900, seed: 1 }, () => {}).answer.catch(() => {})`

  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: 'ignore',
  })

  await until(() => solversOf(server.pid!).length > 0)

  const [solver] = solversOf(server.pid!)

  await new Promise((later) => setTimeout(later, 3000)) // by then it computes without a pause
  expect(isAlive(solver!)).toBe(true)

  server.kill('SIGKILL')
  await once(server, 'exit')
  // its task, which nobody has solved to the bound, has 900 seconds
  await until(() => !isAlive(solver!))
}, 120_000)
