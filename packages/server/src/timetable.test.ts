import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { checkPlan } from './algorithms/rotations/instances/check-plan.ts'
import type { Instance, Plan } from './algorithms/rotations/instances/instance.ts'

const PROGRAM = new URL('./timetable.ts', import.meta.url).pathname

/** Solves an instance by hand; answers what the program wrote, its exit code and its priority. */
async function solve(instance: Instance, seconds = 5) {
  const file = join(await mkdtemp(join(tmpdir(), 'solve-')), 'instance.json')
  writeFileSync(file, JSON.stringify(instance))

  const program = spawn(process.execPath, [
    '--import',
    'tsx',
    PROGRAM,
    file,
    '--seconds',
    String(seconds),
  ])

  const written = Promise.all([text(program.stdout), text(program.stderr)])
  const [code] = await once(program, 'exit')
  const [plan, messages] = await written

  return {
    code,
    messages,
    plan: plan === '' ? null : (JSON.parse(plan) as Plan & { missing?: string[] }),
  }
}

const X = (capacity: number) => [{ id: 'X', capacity }]

const people = (...ids: string[]) =>
  ids.map((id) => ({ id, blocks: [{ department: 'X', months: 2 }] }))

test('a plan of everybody is written with exit code 0', async () => {
  const instance = { length: 4, departments: X(1), trainees: people('A', 'B') }
  const { code, messages, plan } = await solve(instance)

  expect(messages).toMatch(/^value=1 bound=1 proven=true/)
  expect(checkPlan(instance, plan!)).toEqual([])
  expect(code).toBe(0)
})

test('where not everybody fits, the plan of the others breaks no rule, and who is missing is named, with exit code 3', async () => {
  const instance = { length: 2, departments: X(1), trainees: people('A', 'B') }
  const { code, messages, plan } = await solve(instance)

  expect(messages).toMatch(/value=none.*\ninfeasible: .*\nplaced=1 of 2; missing: [AB]\n$/)
  expect(plan!.missing).toHaveLength(1)

  const [placed] = plan!.trainees

  expect(checkPlan({ ...instance, trainees: people(placed!.id) }, plan!)).toEqual([])
  expect(code).toBe(3)
})

test('where nobody fits, no plan is written, with exit code 1', async () => {
  const { code, messages, plan } = await solve({
    length: 1,
    departments: X(1),
    trainees: people('A', 'B'),
  })

  expect(messages).toContain('infeasible')
  expect(plan).toBeNull()
  expect(code).toBe(1)
})

test('a department that cannot have the trainees it needs is named with the month and the proof, with exit code 4', async () => {
  const { code, messages, plan } = await solve({
    length: 4,
    departments: [{ id: 'X', capacity: 1, least: [1, 1, 1, 2] }],
    trainees: people('A', 'B'),
  })

  expect(messages).toMatch(/^value=1 bound=1 proven=true/)
  expect(messages).toContain('short=1 shortBound=1 shortProven=true')
  expect(messages).toContain(
    'short: department X month 3: 1 missing; proven: no more than 1 can be there',
  )
  expect(plan!.trainees).toHaveLength(2)
  expect(code).toBe(4)
})

test('what is met of the preferences is on a line of its own, with its bound', async () => {
  const wanting = people('A', 'B').map((trainee) => ({
    ...trainee,
    preferences: [{ department: 'X', months: [0, 1], weight: 3 }],
  }))
  const { code, messages } = await solve({ length: 4, departments: X(1), trainees: wanting })

  expect(messages).toMatch(/\nmet=3 metBound=\d wanted=6 metProven=(true|false)\n/)
  expect(code).toBe(0)
})

test('an instance with faults is refused with all of them, with exit code 2', async () => {
  const faulty = { length: 4, departments: [{ id: 'X', least: -1 }], trainees: people('A', 'A') }
  const { code, messages, plan } = await solve(faulty)

  expect(messages).toBe(
    'departments[0].least: a whole number from 0 to 32000 is needed, not -1\ntrainees[1].id: "A" is there twice\n',
  )
  expect(plan).toBeNull()
  expect(code).toBe(2)
})

test('the priority stays that of the caller', async () => {
  const large = new URL('../../../bench/rotations/mixed200.json', import.meta.url).pathname
  const program = spawn(process.execPath, ['--import', 'tsx', PROGRAM, large, '--seconds', '60'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const seen = new Set<number>()

  for (let look = 0; look < 40; look++) {
    seen.add(getPriority(program.pid!))
    await new Promise((later) => setTimeout(later, 50))
  }

  expect(program.exitCode).toBeNull()

  program.kill('SIGKILL')
  expect([...seen]).toEqual([getPriority(process.pid)])
})
