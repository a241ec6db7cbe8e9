import { AREAS } from '../areas.ts'
import { everyOf } from '../platform/area.ts'
import type { TestServer } from './server/open-server.ts'

/** Some jobs do a part of their work at once, such as twenty people. */
const ROUNDS = 5

/** Runs every job by the clock at the time of the server's clock, and what they enqueued. */
export async function runClockJobs(server: TestServer): Promise<void> {
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, run } of everyOf(AREAS, 'schedule'))
      await run(server.app.asSystem()).catch((error: unknown) => {
        throw new Error(`the job “${name}” failed`, { cause: error })
      })

  await server.work()
}

/** Runs one job by the clock, by its name. */
export async function runJob(server: TestServer, name: string): Promise<void> {
  const job = everyOf(AREAS, 'schedule').find((one) => one.name === name)
  if (!job) throw new Error(`no job is called “${name}”`)

  await job.run(server.app.asSystem())
}

/** What the jobs by the clock write that people see, with how often it is there. */
const EFFECTS: Readonly<Record<string, string>> = {
  notices: `select concat_ws(' ', user_id, kind, path, body) as what, count(*)::int from notices group by 1`,
  exams: `select id || ' ' || state as what, 1 as count from learning_exams`,
  attempts: `select concat_ws(' ', id, state, ended_at) as what, 1 as count from learning_attempts`,
  qualifications: `select id || ' ' || state as what, 1 as count from teacher_qualifications`,
  situations: `select id || ' ' || state as what, 1 as count from trainee_situations`,
  departures: `select id || ' ' || state as what, 1 as count from trainee_departures`,
  certificates: `select concat_ws(' ', number, pdf_size is not null) as what, count(*)::int from certificates group by 1`,
  'days of leave': `select concat_ws(' ', account_id, kind, days) as what, count(*)::int from leave_account_changes group by 1`,
  evaluations: `select id || ' ' || state as what, 1 as count from evaluation_targets`,
  registrations: `select id || ' ' || state as what, 1 as count from registrations`,
}

export type Effects = Readonly<Record<string, ReadonlyMap<string, number>>>

export async function findEffects(server: TestServer): Promise<Effects> {
  const found: Record<string, ReadonlyMap<string, number>> = {}

  for (const [name, sql] of Object.entries(EFFECTS)) {
    const { rows } = await server.asOwner(sql)
    found[name] = new Map(
      (rows as { what: string; count: number }[]).map(({ what, count }) => [what, count]),
    )
  }

  return found
}

/** How many of each kind of effect there are. */
export const countEffects = (effects: Effects) =>
  Object.fromEntries(
    Object.entries(effects).map(([name, found]) => [
      name,
      [...found.values()].reduce((sum, count) => sum + count, 0),
    ]),
  )
