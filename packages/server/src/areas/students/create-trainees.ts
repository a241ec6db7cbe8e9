import { sql } from 'kysely'
import { dayInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findAskedLengths } from '../standards/time-conditions.public.ts'
import { openFiles } from './file/open-files.ts'
import { traineeNumber } from './trainee.rules.ts'

export type NewTrainee = {
  userId: number
  /** Null for somebody who was in training before the system was. */
  registrationId: number | null
  intakeId: number | null
  /** Of the number: that of the intake, or of the start. */
  year: number
  majorId: number
  profession: string
  trainingUnitId: number
  traineeKind: string
  realName: string
  /** Highest completed education, if known. */
  education: string | null
  /** Known for people entered by the office; others start on the day they enrol. */
  training?: { startsOn: string; lengthMonths: number | null; degreeKind: string }
}

/**
 * Makes trainees, each with the next number of their year and profession, in the order given. One per person and registration: the table
 * says so. A length that is not given is what the time conditions ask for.
 */
export async function createTrainees(tx: SignedCtx, many: readonly NewTrainee[]): Promise<{ id: number; number: string }[]> {
  if (many.length === 0) return []
  const today = dayInChina(tx.now())
  const numbers = await nextNumbers(tx, many)
  const degrees = many.map((it) => it.training?.degreeKind ?? (it.traineeKind === 'degree' ? 'degree' : 'none'))
  const asked = await findAskedLengths(
    tx.db,
    many.map((it, i) => ({ ...it, degreeKind: degrees[i]! })),
  )
  const made = await tx.db
    .insertInto('trainees')
    .values(
      many.map((it, i) => ({
        number: numbers[i]!,
        ...{ user_id: it.userId, registration_id: it.registrationId, intake_id: it.intakeId, real_name: it.realName },
        ...{ major_id: it.majorId, training_unit_id: it.trainingUnitId, trainee_kind: it.traineeKind },
        enrolled_on: today,
        starts_on: it.training?.startsOn ?? today,
        length_months: it.training?.lengthMonths ?? asked[i]?.lengthMonths ?? null,
        degree_kind: degrees[i]!,
        education: it.education,
      })),
    )
    .returning(['id', 'number'])
    .execute()
  await tx.audit.all(
    made.map(({ id, number }) => ({ action: 'students.trainee.create', entity: 'trainee', entityId: id, detail: { number } })),
  )
  await openFiles(
    tx,
    made.map(({ id }) => id),
  )
  return made
}

/** Takes as many numbers of each counter as there are people for it; the counters are locked in one order. */
async function nextNumbers(tx: SignedCtx, many: readonly NewTrainee[]): Promise<string[]> {
  const years = many.map((it) => it.year)
  const kinds = many.map((it) => it.profession)
  const { rows } = await sql<{ year: number; kind: string; last: number; count: number }>`
    with wanted as (select year, kind, count(*)::int as count from unnest(${years}::int[], ${kinds}::text[]) as t(year, kind)
      group by year, kind order by year, kind),
    taken as (insert into trainee_number_counters (year, kind, last) select year, kind, count from wanted
      on conflict (year, kind) do update set last = trainee_number_counters.last + excluded.last returning year, kind, last)
    select taken.*, wanted.count from taken join wanted using (year, kind)`.execute(tx.db)
  const before = new Map(rows.map((row) => [`${row.year}${row.kind}`, row.last - row.count]))
  return many.map((it) => {
    const counter = `${it.year}${it.profession}`
    const running = before.get(counter)! + 1
    before.set(counter, running)
    return traineeNumber(it.year, it.profession, running)
  })
}
