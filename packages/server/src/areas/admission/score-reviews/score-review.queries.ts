import type { ScoreReviewFilters } from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import { WORKED_ON } from '../entrance-exams/exams.policy.ts'

const reviews = (db: Db) =>
  db
    .selectFrom('scoreReviews as v')
    .innerJoin('registrations as r', 'r.id', 'v.registrationId')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .innerJoin('examSeats as e', 'e.registrationId', 'r.id')
    .leftJoin('users as a', 'a.id', 'v.answeredBy')

/** Not answered, also not by a correction that is being checked, and not the reader's own. */
const waitsFor = (userId: number) =>
  sql<boolean>`(v.state = 'asked' and v.answer is null and r.user_id <> ${userId})`

/** One page of reviews: the unanswered first, then the longest waiting. */
export function findReviewPage(db: Db, filters: ScoreReviewFilters, userId: number) {
  let match = reviews(db)
  if (filters.waiting) match = match.where(waitsFor(userId))
  if (filters.intakeId) match = match.where('r.intakeId', '=', filters.intakeId)
  if (filters.state) match = match.where('v.state', '=', filters.state)
  if (filters.id) match = match.where('v.id', '=', filters.id)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('r.nameSearch', 'like', words), e('e.ticketNumber', 'like', words)]),
    )
  }

  return findPage(match, filters, (rows) => {
    const listed = rows
      .selectAll('v')
      .select([
        'r.realName',
        'r.userId',
        'r.state as registrationState',
        'e.ticketNumber',
        'a.nickname as answeredName',
      ])

    return sortedBy(listed, filters.sort, {
      realName: by.name('r.realName'),
      askedAt: by.column('v.askedAt'),
    })
      .orderBy(sql`v.state <> 'asked'`)
      .orderBy('v.askedAt')
      .orderBy('v.id')
  })
}

/** How many reviews wait for the reader, by intake. */
export const countWaitingReviews = (db: Db, userId: number) =>
  reviews(db)
    .select(['r.intakeId', (e) => e.fn.countAll<number>().as('count')])
    .where('i.state', 'in', WORKED_ON)
    .where(waitsFor(userId))
    .groupBy('r.intakeId')
    .execute()

export type ReviewRow = Awaited<ReturnType<typeof findReviewPage>>['rows'][number]

/** Whose reviews these are: their registrations are locked before the reviews themselves. */
export const findReviewedComponents = async (db: Db, ids: readonly number[]) =>
  (
    await db
      .selectFrom('scoreReviews')
      .select('registrationId')
      .where('id', '=', anyId(ids))
      .execute()
  ).map((v) => v.registrationId)

export const findReviewsForUpdate = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('scoreReviews as v')
    .innerJoin('registrations as r', 'r.id', 'v.registrationId')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .selectAll('v')
    .select([
      'r.userId',
      'r.realName',
      'r.state as registrationState',
      'i.name as intake',
      'i.nameEn as intakeEn',
    ])
    .where('v.id', '=', anyId(ids))
    .orderBy('v.id')
    .forUpdate('v')
    .execute()

export const findReviewsOf = (db: Db, registrationId: number) =>
  db
    .selectFrom('scoreReviews')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .orderBy('askedAt')
    .orderBy('id')
    .execute()
