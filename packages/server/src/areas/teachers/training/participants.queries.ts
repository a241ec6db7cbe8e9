import { sql } from 'kysely'
import { countRows, type Page, pageOf } from '../../../platform/db/pages.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'

type Match = { scope: OrgScope; classId?: number | undefined }
function listed(db: Db, { scope, classId }: Match) {
  const match = db
    .selectFrom('teacher_class_participants as p')
    .innerJoin('teacher_classes as c', 'c.id', 'p.class_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where(isOfOwnBase(scope, 'c.base_id'))
  return classId === undefined ? match : match.where('p.class_id', '=', classId)
}
export const countListed = (db: Db, match: Match) => countRows(listed(db, match))
/** Participants class by class, the latest class first, with the days on which they were there. */
export const findListedBatch = (db: Db, match: Match, page: Page) =>
  pageOf(
    listed(db, match)
      .leftJoin('departments as d', 'd.id', 'u.department_id')
      .select(['c.title', 'c.from_day', 'p.is_self', 'p.certificate_number', 'd.name as department', 'd.name_en as department_en'])
      .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))
      .select(sql<number>`(select count(*) from teacher_class_days s where s.class_id = c.id)`.as('days'))
      .select(
        sql<string[]>`array(select a.day::text from teacher_class_attendance a where a.class_id = c.id and a.user_id = u.id
          order by a.day)`.as('attended'),
      )
      .orderBy('c.from_day', 'desc')
      .orderBy('c.id', 'desc')
      .orderBy('p.id'),
    page,
  ).execute()
