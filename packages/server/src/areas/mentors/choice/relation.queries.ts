import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing } from '../../../platform/db/patterns.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'

const mentorName = sql<string>`u.display_name`

const relations = (db: Db) =>
  db
    .selectFrom('mentorRelations as r')
    .innerJoin('mentorEntries as e', 'e.id', 'r.entryId')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .innerJoin('trainees as t', 't.id', 'r.traineeId')

const selectColumns = (match: ReturnType<typeof relations>) =>
  match
    .innerJoin('departments as d', 'd.id', 'e.departmentId')
    .innerJoin('bases as b', 'b.id', 'e.baseId')
    .selectAll('r')
    .select(['t.number', 't.realName', 'e.title', 'e.direction', 'e.wishes'])
    .select([
      'b.name as base',
      'b.nameEn as baseEn',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select(mentorName.as('mentor'))

/** The mentor somebody has now. */
export const findMentorOf = (db: Db, userId: number) =>
  selectColumns(relations(db))
    .where('t.userId', '=', userId)
    .where('r.endedOn', 'is', null)
    .executeTakeFirst()

/**
 * Relations in the reader's scope, the newest first: the office's all, else those as mentor or as
 * trainee.
 */
export function findRelationPage(
  db: Db,
  scope: { all: boolean; userId: number },
  keywords: string | undefined,
  page: Page,
) {
  let match = relations(db)

  if (!scope.all)
    match = match.where((e) =>
      e.or([e('t.userId', '=', scope.userId), e('e.userId', '=', scope.userId)]),
    )

  if (keywords)
    match = match.where((e) =>
      e.or([isTraineeFoundBy('t', keywords), e('u.nameSearch', 'like', containing(keywords))]),
    )

  return findPage(match, page, (rows) =>
    selectColumns(rows).orderBy('r.startedOn', 'desc').orderBy('r.id', 'desc'),
  )
}
