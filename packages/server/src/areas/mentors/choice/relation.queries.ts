import { sql } from 'kysely'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

const mentorName = sql<string>`coalesce(u.real_name, u.nickname)`
const relations = (db: Db) =>
  db
    .selectFrom('mentor_relations as r')
    .innerJoin('mentor_entries as e', 'e.id', 'r.entry_id')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .innerJoin('trainees as t', 't.id', 'r.trainee_id')
const shown = (match: ReturnType<typeof relations>) =>
  match
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .innerJoin('bases as b', 'b.id', 'e.base_id')
    .selectAll('r')
    .select(['t.number', 't.real_name', 'e.title', 'e.direction', 'e.wishes'])
    .select(['b.name as base', 'b.name_en as base_en', 'd.name as department', 'd.name_en as department_en'])
    .select(mentorName.as('mentor'))

/** The mentor somebody has now. */
export const findMentorOf = (db: Db, userId: number) =>
  shown(relations(db)).where('t.user_id', '=', userId).where('r.ended_on', 'is', null).executeTakeFirst()
/** Relations in the reader's scope, the newest first: the office's all, else those as mentor or as trainee. */
export function findRelationPage(db: Db, scope: { all: boolean; userId: number }, keywords: string | undefined, page: Page) {
  let match = relations(db)
  if (!scope.all) match = match.where((e) => e.or([e('t.user_id', '=', scope.userId), e('e.user_id', '=', scope.userId)]))
  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([e('t.name_search', 'like', words), e('u.name_search', 'like', words), isFoundIn(e.ref('t.number'), words)]),
    )
  }
  return findPage(match, page, (rows) => shown(rows).orderBy('r.started_on', 'desc').orderBy('r.id', 'desc'))
}
