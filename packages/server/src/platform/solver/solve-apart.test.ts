import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Instance } from '../../algorithms/rotations/instance.ts'
import { solveApart } from './solve-apart.ts'

const file = (path: string) => new URL(path, import.meta.url)
const LARGE = file('../../../../../bench/rotations/mixed200.json')
test('an explanation that is stopped ends at once, in whatever it is', async () => {
  const instance = JSON.parse(readFileSync(LARGE, 'utf8')) as Instance
  const departments = instance.departments!.map(({ id }) => ({ id, capacity: 1 }))
  const solver = solveApart({ kind: 'explain', instance: { ...instance, departments }, seconds: 900, seed: 1 }, () => {})
  setTimeout(solver.stop, 1500)
  expect(await solver.answer).toMatchObject({ isKnown: false, conflict: null })
}, 10_000)

const childrenOf = (pid: number) =>
  execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/ +/).map(Number))
    .flatMap(([own, parent]) => (parent === pid ? [own!] : []))
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((next) => setTimeout(next, 50))
}
test('a solver in the middle of a linear program ends when its server is killed', async () => {
  const code = `import { readFileSync } from 'node:fs'
    const { solveApart } = await import('${file('./solve-apart.ts')}')
    const instance = JSON.parse(readFileSync('${LARGE.pathname}', 'utf8'))
    const departments = instance.departments.map(({ id }) => ({ id, capacity: 1 }))
    solveApart({ kind: 'explain', instance: { ...instance, departments }, seconds: 900, seed: 1 }, () => {}).answer.catch(() => {})`
  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { stdio: 'ignore' })
  await until(() => childrenOf(server.pid!).length > 0)
  const [solver] = childrenOf(server.pid!)
  await new Promise((later) => setTimeout(later, 3000)) // by then it computes without a pause
  expect(isAlive(solver!)).toBe(true)
  server.kill('SIGKILL')
  await once(server, 'exit')
  await until(() => !isAlive(solver!)) // its task has 900 seconds
}, 120_000)
