import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { yearOf } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { validUntil } from '../validity.rules.ts'
import { findValidities } from './qualification.queries.ts'

/**
 * The next numbers of a year: S, year, four running digits; never reused, because the counter's row
 * only grows.
 */
async function nextNumbers(db: Db, year: number, count: number): Promise<string[]> {
  const { last } = (
    await sql<{
      last: number
    }>`insert into qualification_number_counters (year, last) values (${year}, ${count})
      on conflict (year) do update set last = qualification_number_counters.last + ${count}
        returning last`.execute(db)
  ).rows[0]!

  return Array.from(
    { length: count },
    (_, i) => `S${year}${String(last - count + 1 + i).padStart(4, '0')}`,
  )
}

/** Years of a validity where no conditions say otherwise. */
const USUAL_YEARS = 5

type Qualifying = {
  id: number
  level: string
  baseId: number
  validFrom?: string | null
  validUntil?: string | null
}

/** The last day of a validity by the conditions of base and level. */
export async function readEnds(db: Db) {
  const conditions = await findValidities(db)
  const yearsOf = (level: string, baseId: number | null) =>
    conditions.find((condition) => condition.level === level && condition.baseId === baseId)
      ?.validityYears
  return (from: string, level: string, baseId: number) =>
    validUntil(from, yearsOf(level, baseId) ?? yearsOf(level, null) ?? USUAL_YEARS)
}

/**
 * What is written of those who become qualified: number and validity, which begins today and
 * depends on base and level unless given.
 */
export async function qualifiedColumns(tx: SignedCtx, rows: readonly Qualifying[]) {
  const today = dayInChina(tx.now())
  const numbers = await nextNumbers(tx.db, yearOf(today), rows.length)
  const endOf = await readEnds(tx.db)

  return rows.map((row, i) => ({
    id: row.id,
    number: numbers[i]!,
    validFrom: row.validFrom ?? today,
    validUntil: row.validUntil ?? endOf(row.validFrom ?? today, row.level, row.baseId),
  }))
}

/** Ends the qualifications that these people held before, so that the new ones take their place. */
export async function replaceEarlier(tx: SignedCtx, userIds: readonly number[]) {
  const qualifications = await tx.db
    .selectFrom('teacherQualifications')
    .select(['id', 'state', 'userId'])
    .where('userId', '=', anyId(userIds))
    .where('state', '=', 'qualified')
    .orderBy('id')
    .forUpdate()
    .execute()

  const records = qualifications.map(({ id, state }) => ({
    id,
    state,
    relations: new Set(['system' as const]),
  }))

  await advanceMany(tx, qualificationFlow, 'replace', records, {}, (state, ids) =>
    updateRows(tx, 'teacherQualifications', ids, { state }),
  )
}

/**
 * Enters the newly qualified in the library, or moves their entry to the new qualification; keeps
 * their facts as the profile.
 */
export async function enterLibrary(tx: SignedCtx, ids: readonly number[]) {
  const wanted = sql`q.id = ${anyId(ids)}`
  const now = tx.now()

  await sql`insert into teacher_library (user_id, qualification_id, department_id, created_at,
      updated_at)
    select q.user_id, q.id, q.department_id, ${now}, ${now} from teacher_qualifications q
    where ${wanted} order by q.id
    on conflict (user_id) do update
      set qualification_id = excluded.qualification_id, department_id = excluded.department_id,
      reminded_days = null, version = teacher_library.version + 1, updated_at = ${now}`.execute(
    tx.db,
  )

  await sql`insert into teacher_profiles (user_id, title, title_since, education, degree, specialty,
      specialty_since, teaching_since,
      created_at, updated_at)
    select q.user_id, q.title, q.title_since, q.education, q.degree, q.specialty, q.specialty_since,
      q.teaching_since, ${now}, ${now}
    from teacher_qualifications q where ${wanted} order by q.id
    on conflict (user_id) do update
      set title = excluded.title, title_since = excluded.title_since,
        education = excluded.education,
      degree = excluded.degree, specialty = excluded.specialty,
      specialty_since = excluded.specialty_since,
      teaching_since = excluded.teaching_since, version = teacher_profiles.version + 1,
      updated_at = ${now}`.execute(tx.db)
}
