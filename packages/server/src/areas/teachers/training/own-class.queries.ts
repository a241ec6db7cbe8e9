import { sql } from 'kysely'
import type { DayRange } from '../../../platform/calendar/calendar.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows } from '../../../platform/db/pages.ts'
import { isCalled } from './class.queries.ts'

const classesFor = (db: Db, userId: number) =>
  db
    .selectFrom('teacherClasses as c')
    .innerJoin('users as u', (j) => j.on('u.id', '=', userId))
    .leftJoin('teacherClassParticipants as p', (j) =>
      j.onRef('p.classId', '=', 'c.id').onRef('p.userId', '=', 'u.id'),
    )

/** Classes open for signing up, and those the person has a place in: what is ahead first. */
export const findOwnClasses = (db: Db, userId: number) =>
  classesFor(db, userId)
    .leftJoin('bases as b', 'b.id', 'c.baseId')
    .selectAll('c')
    .select([
      'b.name as base',
      'b.nameEn as baseEn',
      'p.id as participantId',
      'p.certificateNumber',
    ])
    .select(isCalled.as('isCalled'))
    .select(
      sql<string[]>`array(select a.day::text from teacher_class_attendance a where a.class_id = c.id
          and a.user_id = u.id order by a.day)`.as('attended'),
    )
    .where((e) => e.or([e('c.state', '=', 'open'), e('p.id', 'is not', null)]))
    .orderBy(sql`case c.state when 'running' then 0 when 'open' then 1 else 2 end`)
    .orderBy(sql`case when c.state in ('running', 'open') then c.from_day end`)
    .orderBy('c.fromDay', 'desc')
    .orderBy('c.id')
    .limit(200)
    .execute()

export type OwnClassRow = Awaited<ReturnType<typeof findOwnClasses>>[number]

/** Open classes the person must attend and has no place in. */
export const countCalledClasses = (db: Db, userId: number) =>
  countRows(
    classesFor(db, userId).where('c.state', '=', 'open').where('p.id', 'is', null).where(isCalled),
  )

/**
 * Days of the person's classes in a range, each with its number within the class; also of classes
 * that are over or called off.
 */
export const findOwnClassDays = (db: Db, userId: number, { from, until }: DayRange) =>
  classesFor(db, userId)
    .innerJoin('teacherClassDays as d', 'd.classId', 'c.id')
    .select([
      'c.id',
      'c.title',
      'c.place',
      'c.state',
      'c.reason',
      'c.version',
      'c.updatedAt',
      'd.day',
    ])
    .select(
      sql<number>`(select count(*)::int from teacher_class_days x where x.class_id = c.id
          and x.day <= d.day)`.as('number'),
    )
    .where('p.id', 'is not', null)
    .where('d.day', '>=', from)
    .where('d.day', '<=', until)
    .orderBy('d.day')
    .execute()

export const findPlace = (db: Db, classId: number, userId: number) =>
  db
    .selectFrom('teacherClassParticipants')
    .selectAll()
    .where('classId', '=', classId)
    .where('userId', '=', userId)
    .executeTakeFirst()

/**
 * The certificate somebody has of a class, with what is printed on it; null number: none was given.
 */
export const findOwnCertificate = (db: Db, userId: number, classId: number) =>
  db
    .selectFrom('teacherClassParticipants as p')
    .innerJoin('teacherClasses as c', 'c.id', 'p.classId')
    .innerJoin('teacherCertificates as t', 't.id', 'p.certificateId')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select([
      'p.certificateNumber as number',
      'c.title',
      'c.fromDay',
      'c.toDay',
      'c.hours',
      't.issuer',
      't.issuedOn',
    ])
    .select('u.displayName as name')
    .select(
      sql<number>`(select count(*) from teacher_class_attendance a where a.class_id = p.class_id
          and a.user_id = p.user_id)`.as('attended'),
    )
    .where('p.userId', '=', userId)
    .where('p.classId', '=', classId)
    .executeTakeFirst()
