import { sql } from 'kysely'
import type { DayRange } from '../../../platform/calendar.ts'
import { countRows } from '../../../platform/db/pages.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isCalled } from './class.queries.ts'

const classesFor = (db: Db, userId: number) =>
  db
    .selectFrom('teacher_classes as c')
    .innerJoin('users as u', (j) => j.on('u.id', '=', userId))
    .leftJoin('teacher_class_participants as p', (j) => j.onRef('p.class_id', '=', 'c.id').onRef('p.user_id', '=', 'u.id'))

/** Classes open for signing up, and those the person has a place in: what is ahead first. */
export const findOwnClasses = (db: Db, userId: number) =>
  classesFor(db, userId)
    .leftJoin('bases as b', 'b.id', 'c.base_id')
    .selectAll('c')
    .select(['b.name as base', 'b.name_en as base_en', 'p.id as participant_id', 'p.certificate_number'])
    .select(isCalled.as('is_called'))
    .select(
      sql<
        string[]
      >`array(select a.day::text from teacher_class_attendance a where a.class_id = c.id and a.user_id = u.id order by a.day)`.as(
        'attended',
      ),
    )
    .where((e) => e.or([e('c.state', '=', 'open'), e('p.id', 'is not', null)]))
    .orderBy(sql`case c.state when 'running' then 0 when 'open' then 1 else 2 end`)
    .orderBy(sql`case when c.state in ('running', 'open') then c.from_day end`)
    .orderBy('c.from_day', 'desc')
    .orderBy('c.id')
    .limit(200)
    .execute()
export type OwnClassRow = Awaited<ReturnType<typeof findOwnClasses>>[number]
/** Open classes the person must attend and has no place in. */
export const countCalledClasses = (db: Db, userId: number) =>
  countRows(classesFor(db, userId).where('c.state', '=', 'open').where('p.id', 'is', null).where(isCalled))
/** Days of the person's classes in a range, each with its number within the class; also of classes that are over or called off. */
export const findOwnClassDays = (db: Db, userId: number, { from, until }: DayRange) =>
  classesFor(db, userId)
    .innerJoin('teacher_class_days as d', 'd.class_id', 'c.id')
    .select(['c.id', 'c.title', 'c.place', 'c.state', 'c.reason', 'c.version', 'c.updated_at', 'd.day'])
    .select(sql<number>`(select count(*)::int from teacher_class_days x where x.class_id = c.id and x.day <= d.day)`.as('number'))
    .where('p.id', 'is not', null)
    .where('d.day', '>=', from)
    .where('d.day', '<=', until)
    .orderBy('d.day')
    .execute()
export const findPlace = (db: Db, classId: number, userId: number) =>
  db.selectFrom('teacher_class_participants').selectAll().where('class_id', '=', classId).where('user_id', '=', userId).executeTakeFirst()
/** The certificate somebody has of a class, with what stands on it; null number: none was given. */
export const findOwnCertificate = (db: Db, userId: number, classId: number) =>
  db
    .selectFrom('teacher_class_participants as p')
    .innerJoin('teacher_classes as c', 'c.id', 'p.class_id')
    .innerJoin('teacher_certificates as t', 't.id', 'p.certificate_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.certificate_number as number', 'c.title', 'c.from_day', 'c.to_day', 'c.hours', 't.issuer', 't.issued_on'])
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))
    .select(
      sql<number>`(select count(*) from teacher_class_attendance a where a.class_id = p.class_id and a.user_id = p.user_id)`.as('attended'),
    )
    .where('p.user_id', '=', userId)
    .where('p.class_id', '=', classId)
    .executeTakeFirst()
