import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, type Page, pageOf } from '../../../platform/db/pages.ts'
import { isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'

type Match = { scope: OrgScope; classId?: number | undefined }

function listed(db: Db, { scope, classId }: Match) {
  const match = db
    .selectFrom('teacherClassParticipants as p')
    .innerJoin('teacherClasses as c', 'c.id', 'p.classId')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .where(isOfOwnBase(scope, 'c.baseId'))

  return classId === undefined ? match : match.where('p.classId', '=', classId)
}

export const countListed = (db: Db, match: Match) => countRows(listed(db, match))

/** Participants class by class, the latest class first, with the days on which they were there. */
export const findListedBatch = (db: Db, match: Match, page: Page) =>
  pageOf(
    listed(db, match)
      .leftJoin('departments as d', 'd.id', 'u.departmentId')
      .select([
        'c.title',
        'c.fromDay',
        'p.isSelf',
        'p.certificateNumber',
        'd.name as department',
        'd.nameEn as departmentEn',
      ])
      .select('u.displayName as name')
      .select(
        sql<number>`(select count(*) from teacher_class_days s where s.class_id = c.id)`.as('days'),
      )
      .select(
        sql<
          string[]
        >`array(select a.day::text from teacher_class_attendance a where a.class_id = c.id
            and a.user_id = u.id
          order by a.day)`.as('attended'),
      )
      .orderBy('c.fromDay', 'desc')
      .orderBy('c.id', 'desc')
      .orderBy('p.id'),
    page,
  ).execute()
