import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { scoredBy } from './competition.queries.ts'

const duties = (db: Db, userId: number) =>
  db
    .selectFrom('award_reviewers as r')
    .innerJoin('award_competitions as c', 'c.id', 'r.competition_id')
    .innerJoin('award_limits as l', 'l.id', 'c.limit_id')
    .innerJoin('award_kinds as k', 'k.id', 'l.kind_id')
    .select(['c.id', 'c.state', 'c.round', 'c.hides_names', 'l.year', 'k.name as kind', 'k.name_en as kind_en', 'r.submitted_at'])
    .select(sql<number>`(select count(*) from award_candidates a where a.competition_id = c.id)`.as('candidates'))
    .select(scoredBy(sql.ref('c.id'), sql.ref('r.user_id')).as('scored'))
    .where('r.user_id', '=', userId)
    .where('c.state', '<>', 'preparing')
/** Competitions that somebody scores or has scored, the latest first. */
export const findDuties = (db: Db, userId: number) => duties(db, userId).orderBy('c.id', 'desc').execute()
export const findDuty = (db: Db, userId: number, id: number) => duties(db, userId).where('c.id', '=', id).executeTakeFirst()
export type DutyRow = NonNullable<Awaited<ReturnType<typeof findDuty>>>
/** The same locked: scores are saved and submitted one after the other, and not while the competition is being closed. */
export async function findDutyForUpdate(db: Db, userId: number, id: number) {
  await duties(db, userId).where('c.id', '=', id).forUpdate('r').forKeyShare('c').execute()
  return findDuty(db, userId, id)
}
/** One reviewer’s own points in a competition. */
export const findOwnScores = (db: Db, userId: number, competitionId: number) =>
  db
    .selectFrom('award_scores as s')
    .innerJoin('award_candidates as c', 'c.id', 's.candidate_id')
    .select(['s.candidate_id', 's.criterion_id', 's.points'])
    .where('c.competition_id', '=', competitionId)
    .where('s.reviewer_id', '=', userId)
    .execute()
/** Whether somebody scores an application whose names and papers are shown to reviewers. */
export const isReviewerOf = async (db: Db, userId: number, applicationId: number) =>
  (await db
    .selectFrom('award_candidates as a')
    .innerJoin('award_competitions as c', 'c.id', 'a.competition_id')
    .innerJoin('award_reviewers as r', 'r.competition_id', 'c.id')
    .select('a.id')
    .where('a.application_id', '=', applicationId)
    .where('r.user_id', '=', userId)
    .where('c.hides_names', '=', false)
    .where('c.state', '<>', 'preparing')
    .executeTakeFirst()) !== undefined
export const countDuties = async (db: Db, userId: number) =>
  (
    await db
      .selectFrom('award_reviewers as r')
      .innerJoin('award_competitions as c', 'c.id', 'r.competition_id')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('r.user_id', '=', userId)
      .where('r.submitted_at', 'is', null)
      .where('c.state', '=', 'scoring')
      .executeTakeFirstOrThrow()
  ).count
/** Competitions whose reviewers have all submitted, and those that are ranked and not concluded. */
export const countToConclude = async (db: Db) =>
  (
    await db
      .selectFrom('award_competitions as c')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where(
        sql<boolean>`c.state = 'closed' or (c.state = 'scoring' and not exists
          (select from award_reviewers r where r.competition_id = c.id and r.submitted_at is null))`,
      )
      .executeTakeFirstOrThrow()
  ).count
