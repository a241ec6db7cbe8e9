import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows } from '../../../platform/db/pages.ts'
import { anyText } from '../../../platform/db/patterns.ts'
import type { Intake } from '../../intakes/intakes.public.ts'
import { countOpenScoreWork } from '../scores/open-score-work.queries.ts'
import type { ResultScope } from './admission.policy.ts'

/** How many registrations of an intake are in each state. */
export const countStates = (db: Db, intakeId: number) =>
  db
    .selectFrom('registrations')
    .select(['state', (e) => e.fn.countAll<number>().as('count')])
    .where('intakeId', '=', intakeId)
    .groupBy('state')
    .execute()

/**
 * An offer as a condition: of a base the reader administers, or any. `o` is the offer's alias in
 * the query.
 */
export const offerInScope = (scope: ResultScope) =>
  scope.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from majors sm
        join base_administrators sa on sa.base_id = sm.base_id
        where sm.id = o.major_id and sa.user_id = ${scope.administeredBy})`

export const countSeatsIn = (db: Db, intakeId: number, scope: ResultScope) =>
  db
    .selectFrom('offerPools as p')
    .innerJoin('offers as o', 'o.id', 'p.offerId')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('p.seats'), e.lit(0)).as('all'))
    .select(
      sql<number>`coalesce(sum((select count(*) from placements l where l.pool_id = p.id
          and l.freed_at is null)), 0)::int`.as('held'),
    )
    .where('o.intakeId', '=', intakeId)
    .where(offerInScope(scope))
    .executeTakeFirstOrThrow()

const countOf = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${from})`

/** What should be looked at before publishing, each counted. */
export async function countWarnings(
  db: Db,
  { id, exemptKinds }: Pick<Intake, 'id' | 'exemptKinds'>,
) {
  const { rows } = await sql<{
    notJudged: number
    stillExamined: number
    scoresUnchecked: number
    exemptWaiting: number
  }>`select
    ${countOf(sql`registration_choices c join registrations r on r.id = c.registration_id
      where r.intake_id = ${id} and r.state = 'scored' and c.is_eligible is null`)} as not_judged,
    ${countOf(sql`registrations r where r.intake_id = ${id}
      and r.state = 'examArranged'`)} as still_examined,
    ${countOf(sql`registrations r where r.intake_id = ${id} and r.state = 'scored'
      and exists (select 1 from exam_scores s where s.registration_id = r.id
          and s.checked_at is null)`)} as scores_unchecked,
    ${countOf(sql`registrations r where r.intake_id = ${id} and r.state = 'qualified'
      and r.trainee_kind = ${anyText(exemptKinds)}`)} as exempt_waiting`.execute(db)

  return { ...rows[0]!, openReviews: (await countOpenScoreWork(db, id)).openReviews }
}

/** How many hold a place that is not confirmed. */
export const countOverdue = (db: Db, intakeId: number) =>
  countRows(
    db.selectFrom('registrations').where('intakeId', '=', intakeId).where('state', '=', 'admitted'),
  )
