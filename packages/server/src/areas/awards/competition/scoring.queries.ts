import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { scoredBy } from './competition.queries.ts'

const duties = (db: Db, userId: number) =>
  db
    .selectFrom('awardReviewers as r')
    .innerJoin('awardCompetitions as c', 'c.id', 'r.competitionId')
    .innerJoin('awardLimits as l', 'l.id', 'c.limitId')
    .innerJoin('awardKinds as k', 'k.id', 'l.kindId')
    .select([
      'c.id',
      'c.state',
      'c.round',
      'c.hidesNames',
      'l.year',
      'k.name as kind',
      'k.nameEn as kindEn',
      'r.submittedAt',
    ])
    .select(
      sql<number>`(select count(*) from award_candidates a where a.competition_id = c.id)`.as(
        'candidates',
      ),
    )
    .select(scoredBy(sql.ref('c.id'), sql.ref('r.userId')).as('scored'))
    .where('r.userId', '=', userId)
    .where('c.state', '<>', 'preparing')

/** Competitions that a reviewer scores or has scored, the latest first. */
export const findDuties = (db: Db, userId: number) =>
  duties(db, userId).orderBy('c.id', 'desc').execute()

export const findDuty = (db: Db, userId: number, id: number) =>
  duties(db, userId).where('c.id', '=', id).executeTakeFirst()

export type DutyRow = NonNullable<Awaited<ReturnType<typeof findDuty>>>

/**
 * The same locked: scores are saved and submitted one after the other, and not while the
 * competition is being closed.
 */
export async function findDutyForUpdate(db: Db, userId: number, id: number) {
  await duties(db, userId).where('c.id', '=', id).forUpdate('r').forKeyShare('c').execute()
  return findDuty(db, userId, id)
}

/** One reviewer’s own points in a competition. */
export const findOwnScores = (db: Db, userId: number, competitionId: number) =>
  db
    .selectFrom('awardScores as s')
    .innerJoin('awardCandidates as c', 'c.id', 's.candidateId')
    .select(['s.candidateId', 's.criterionId', 's.points'])
    .where('c.competitionId', '=', competitionId)
    .where('s.reviewerId', '=', userId)
    .execute()

/** Whether a reviewer scores an application whose names and papers are shown to reviewers. */
export const isReviewerOf = async (db: Db, userId: number, applicationId: number) =>
  (await db
    .selectFrom('awardCandidates as a')
    .innerJoin('awardCompetitions as c', 'c.id', 'a.competitionId')
    .innerJoin('awardReviewers as r', 'r.competitionId', 'c.id')
    .select('a.id')
    .where('a.applicationId', '=', applicationId)
    .where('r.userId', '=', userId)
    .where('c.hidesNames', '=', false)
    .where('c.state', '<>', 'preparing')
    .executeTakeFirst()) !== undefined

export const countDuties = async (db: Db, userId: number) =>
  (
    await db
      .selectFrom('awardReviewers as r')
      .innerJoin('awardCompetitions as c', 'c.id', 'r.competitionId')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('r.userId', '=', userId)
      .where('r.submittedAt', 'is', null)
      .where('c.state', '=', 'scoring')
      .executeTakeFirstOrThrow()
  ).count

/** Competitions whose reviewers have all submitted, and those that are ranked and not concluded. */
export const countToConclude = async (db: Db) =>
  (
    await db
      .selectFrom('awardCompetitions as c')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where(
        sql<boolean>`c.state = 'closed' or (c.state = 'scoring' and not exists
          (select from award_reviewers r where r.competition_id = c.id
            and r.submitted_at is null))`,
      )
      .executeTakeFirstOrThrow()
  ).count
