import type {
  AwardCompetitionFilters,
  awardCompetitionSorts,
} from '@residency/contract/areas/awards/competition/award-competition.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isAccountInUse, isOneWithRole, isPersonFoundBy } from '../../accounts/accounts.public.ts'

/** Competitions with the award, and how many candidates, reviewers and criteria there are. */
const competitions = (db: Db) =>
  db
    .selectFrom('awardCompetitions as c')
    .innerJoin('awardLimits as l', 'l.id', 'c.limitId')
    .innerJoin('awardKinds as k', 'k.id', 'l.kindId')

const counted = (match: ReturnType<typeof competitions>) =>
  match
    .selectAll('c')
    .select(['l.year', 'l.quota', 'l.kindId', 'k.name as kind', 'k.nameEn as kindEn'])
    .select(
      sql<number>`(select count(*) from award_candidates a where a.competition_id = c.id)`.as(
        'candidates',
      ),
    )
    .select(
      sql<number>`(select count(*) from award_reviewers r where r.competition_id = c.id)`.as(
        'reviewers',
      ),
    )
    .select(
      sql<number>`(select count(*) from award_competition_criteria r
          where r.competition_id = c.id)`.as('criteria'),
    )
    .select(
      sql<number>`(select count(*) from award_reviewers r where r.competition_id = c.id
          and r.submitted_at is not null)`.as('submitted'),
    )
    .select(
      sql<number>`(select count(*) from award_applications a where a.limit_id = l.id
          and a.state = 'granted')`.as('granted'),
    )

export type CompetitionRow = Awaited<
  ReturnType<ReturnType<typeof counted>['executeTakeFirstOrThrow']>
>

const sortsIn = (language: Language): SortColumns<(typeof awardCompetitionSorts)[number]> => ({
  kind: by.label(language, 'k'),
  candidates: by.column('candidates'),
  submitted: by.column('submitted'),
})

export function findCompetitionPage(
  db: Db,
  { state, year, sort }: AwardCompetitionFilters,
  page: Page,
  language: Language,
) {
  let match = competitions(db)
  if (state) match = match.where('c.state', '=', state)
  if (year) match = match.where('l.year', '=', year)

  return findPage(match, page, (rows) =>
    sortedBy(counted(rows), sort, sortsIn(language)).orderBy('c.id', 'desc'),
  )
}

export const findCompetition = (db: Db, id: number) =>
  counted(competitions(db)).where('c.id', '=', id).executeTakeFirst()

/**
 * The row is locked: everyone who opens, closes, concludes or submits scores waits for the others.
 * It is read after it is locked, because the counts of a statement that waited are those from
 * before it waited.
 */
export async function findCompetitionForUpdate(db: Db, id: number) {
  await db.selectFrom('awardCompetitions').select('id').where('id', '=', id).forUpdate().execute()
  return findCompetition(db, id)
}

/**
 * Awards that reviewers score and have no competition yet, with the applications that the office
 * has passed.
 */
export const findAwardsToCompete = (db: Db) =>
  db
    .selectFrom('awardLimits as l')
    .innerJoin('awardKinds as k', 'k.id', 'l.kindId')
    .select(['l.id', 'l.year', 'k.name', 'k.nameEn'])
    .select(
      sql<number>`(select count(*) from award_applications a where a.limit_id = l.id
          and a.state = 'officePassed')`.as('candidates'),
    )
    .where('k.mode', '=', 'competition')
    .where((e) =>
      e.not(
        e.exists(
          e.selectFrom('awardCompetitions as c').select('c.id').whereRef('c.limitId', '=', 'l.id'),
        ),
      ),
    )
    .orderBy('l.year', 'desc')
    .orderBy('l.id')
    .execute()

export const findScoredAward = (db: Db, limitId: number) =>
  db
    .selectFrom('awardLimits as l')
    .innerJoin('awardKinds as k', 'k.id', 'l.kindId')
    .select(['l.id', 'l.kindId', 'k.hidesNames'])
    .where('l.id', '=', limitId)
    .where('k.mode', '=', 'competition')
    .executeTakeFirst()

export const findPassedIds = async (db: Db, limitId: number) =>
  (
    await db
      .selectFrom('awardApplications')
      .select('id')
      .where('limitId', '=', limitId)
      .where('state', '=', 'officePassed')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

export const findCriteria = (db: Db, competitionId: number) =>
  db
    .selectFrom('awardCompetitionCriteria')
    .select(['id', 'name', 'nameEn', 'weight', 'scale'])
    .where('competitionId', '=', competitionId)
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** Candidates with their names; `is_running`: the application still waits for the result. */
export const findCandidates = (db: Db, competitionId: number) =>
  db
    .selectFrom('awardCandidates as c')
    .innerJoin('awardApplications as a', 'a.id', 'c.applicationId')
    .innerJoin('users as u', 'u.id', 'a.userId')
    .leftJoin('bases as b', 'b.id', 'a.baseId')
    .select([
      'c.id',
      'c.applicationId',
      'c.code',
      'c.score',
      'a.userId',
      'a.state',
      'a.statement',
      'b.name as base',
      'b.nameEn as baseEn',
    ])
    .select('u.displayName as name')
    .select(sql<boolean>`a.state in ('officePassed', 'granted')`.as('isRunning'))
    .where('c.competitionId', '=', competitionId)
    .orderBy('c.code')
    .execute()

export type CandidateRow = Awaited<ReturnType<typeof findCandidates>>[number]

/** Reviewers with how many candidates they have scored by every criterion. */
export const findReviewers = (db: Db, competitionId: number) =>
  db
    .selectFrom('awardReviewers as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .select(['r.userId', 'r.submittedAt', 'd.name as department', 'd.nameEn as departmentEn'])
    .select('u.displayName as name')
    .select(scoredBy(sql.ref('r.competitionId'), sql.ref('r.userId')).as('scored'))
    .where('r.competitionId', '=', competitionId)
    .orderBy('r.userId')
    .execute()

/** How many candidates of a competition a reviewer has scored by every criterion. */
export const scoredBy = (
  competition: ReturnType<typeof sql.ref>,
  reviewer: ReturnType<typeof sql.ref>,
) =>
  sql<number>`(select count(*) from award_candidates one where one.competition_id = ${competition}
    and (select count(*) from award_scores given where given.candidate_id = one.id
        and given.reviewer_id = ${reviewer})
      = (select count(*) from award_competition_criteria asked
        where asked.competition_id = one.competition_id))`

/** Scores of reviewers who have submitted: others do not count. */
export const findSubmittedScores = (db: Db, competitionId: number) =>
  db
    .selectFrom('awardScores as s')
    .innerJoin('awardCandidates as c', 'c.id', 's.candidateId')
    .innerJoin('awardReviewers as r', (j) =>
      j.onRef('r.competitionId', '=', 'c.competitionId').onRef('r.userId', '=', 's.reviewerId'),
    )
    .select(['s.candidateId', 's.reviewerId', 's.criterionId', 's.points'])
    .where('c.competitionId', '=', competitionId)
    .where('r.submittedAt', 'is not', null)
    .execute()

const mayScore = isOneWithRole(sql.ref('u.id'), [
  'TEACHER',
  'DEPT_ADMIN',
  'BASE_ADMIN',
  'BHB_ADMIN',
])

const MAX_ROWS = 20

/** Accounts in use that may score, by name or by id. */
export function findPeopleToAppoint(
  db: Db,
  { keywords, ids }: { keywords?: string | undefined; ids?: readonly number[] },
) {
  let match = db
    .selectFrom('users as u')
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .select(['u.id', 'd.name as department', 'd.nameEn as departmentEn'])
    .select('u.displayName as name')
    .where(isAccountInUse('u'))
    .where(mayScore)

  if (ids) return match.where('u.id', '=', anyId(ids)).execute()

  if (keywords) match = match.where(isPersonFoundBy('u', keywords))

  return match.orderBy('u.id').limit(MAX_ROWS).execute()
}
