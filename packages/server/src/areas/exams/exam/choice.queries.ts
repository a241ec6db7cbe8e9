import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { isAccountInUse } from '../../accounts/accounts.public.ts'
import { isBaseInScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { isToBeSat } from '../secrecy/may-sit.queries.ts'
import type { ExamScope } from './exam.policy.ts'

const MAX_CHOICES = 300

/** Papers are of the whole hospital or of a base in scope; the newest first. */
const papersOf = (db: Db, { bases }: ExamScope) => {
  const papers = db.selectFrom('learningPapers as p')
  return bases.kind === 'administered'
    ? papers.where((e) => e.or([e('p.baseId', 'is', null), isBaseInScope(bases, 'p.baseId')]))
    : papers.where(sql<boolean>`${sql.lit(bases.kind === 'all')}`)
}

export const findBases = (db: Db, { bases: scope }: ExamScope) =>
  db
    .selectFrom('bases')
    .where('bases.status', '=', 1)
    .where(withinBaseScope(scope))
    .select(['bases.id', 'bases.name', 'bases.nameEn'])
    .orderBy('bases.sort')
    .orderBy('bases.id')
    .execute()

/** What an exam may be planned with. */
export async function findChoices(db: Db, scope: ExamScope) {
  const [bases, papers, cohorts, trains] = await Promise.all([
    findBases(db, scope),
    papersOf(db, scope)
      .select(['p.id', 'p.title', 'p.form', 'p.state'])
      .orderBy('p.id', 'desc')
      .limit(MAX_CHOICES)
      .execute(),
    db
      .selectFrom('cohorts as c')
      .innerJoin('majors as m', 'm.id', 'c.majorId')
      .select(['c.id', 'c.name', 'm.name as major', 'm.nameEn as majorEn'])
      .where('c.state', '=', 'approved')
      .orderBy('c.startsOn', 'desc')
      .orderBy('c.id', 'desc')
      .limit(MAX_CHOICES)
      .execute(),
    scope.bases.kind === 'all'
      ? db
          .selectFrom('learningInductionTrains')
          .select(['id', 'title'])
          .where('isActive', '=', true)
          .orderBy('opensAt', 'desc')
          .limit(MAX_CHOICES)
          .execute()
      : [],
  ])

  return { bases, papers, cohorts, trains }
}

/** How many of these papers a user may set. */
export const countPapers = async (db: Db, scope: ExamScope, ids: readonly number[]) =>
  (
    await papersOf(db, scope)
      .where('p.id', '=', anyId(ids))
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Whether a user sits another exam with one of these papers, or may still do so. */
export const hasPaperToSit = async (db: Db, userId: number, ids: readonly number[]) =>
  (await db
    .selectFrom('learningPapers as p')
    .select('p.id')
    .where('p.id', '=', anyId(ids))
    .where(isToBeSat(userId))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** How many of these cohorts and accounts are in use. */
export async function countPeople(
  db: Db,
  { cohortIds, userIds }: { cohortIds: readonly number[]; userIds: readonly number[] },
) {
  const { rows } = await sql<{
    count: number
  }>`select (select count(*) from cohorts where id = ${anyId(cohortIds)} and state = 'approved')
    + (select count(*) from users where id = ${anyId(userIds)} and ${isAccountInUse('users')}) count`.execute(
    db,
  )

  return rows[0]!.count
}

export const isTrainInUse = async (db: Db, id: number) =>
  (await db
    .selectFrom('learningInductionTrains')
    .select('id')
    .where('id', '=', id)
    .where('isActive', '=', true)
    .forShare()
    .executeTakeFirst()) !== undefined
