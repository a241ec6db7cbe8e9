import { SCORES_OUT } from '@residency/contract/areas/signup/registration/registration.flow'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

const countOf = (state: ReturnType<typeof sql<boolean>>) =>
  sql<number>`(select count(*)::int from registrations r where r.intake_id = i.id and ${state})`

/** How many were scored in each intake: counted in one pass, they are most of all registrations. */
const countScored = (db: Db) =>
  db
    .selectFrom('examSeats as e')
    .innerJoin('registrations as r', 'r.id', 'e.registrationId')
    .select(['r.intakeId', sql<number>`count(*)::int`.as('count')])
    .where('r.state', 'in', [...SCORES_OUT])
    .groupBy('r.intakeId')

/** Intakes past their draft, the newest first, with what waits in each. */
export const findExamIntakes = (db: Db) =>
  db
    .selectFrom('intakes as i')
    .leftJoin(countScored(db).as('scored'), 'scored.intakeId', 'i.id')
    .selectAll('i')
    .select([
      countOf(sql`r.state = 'qualified' and r.trainee_kind <> all(i.exempt_kinds)`).as('waiting'),
      countOf(sql`r.state = 'examArranged'`).as('arranged'),
      sql<number>`coalesce(scored.count, 0)`.as('scored'),
      sql<number>`(select count(*)::int from score_reviews v
          join registrations r on r.id = v.registration_id
        where r.intake_id = i.id and v.state = 'asked')`.as('openReviews'),
    ])
    .where('i.state', '!=', 'draft')
    .orderBy('i.year', 'desc')
    .orderBy('i.serial', 'desc')
    .limit(100)
    .execute()

export type ExamIntakeRow = Awaited<ReturnType<typeof findExamIntakes>>[number]

/** Majors of the offers of these intakes, in the published order. */
export const findMajorsOffered = (db: Db, intakeIds: readonly number[]) =>
  db
    .selectFrom('offers as o')
    .innerJoin('majors as m', 'm.id', 'o.majorId')
    .innerJoin('bases as b', 'b.id', 'm.baseId')
    .select([
      'o.intakeId',
      'm.id',
      'm.name',
      'm.nameEn',
      'b.id as baseId',
      'b.name as base',
      'b.nameEn as baseEn',
    ])
    .where('o.intakeId', '=', anyId(intakeIds))
    .orderBy('o.place')
    .orderBy('o.id')
    .execute()

export const findSessionsOf = (db: Db, intakeIds: readonly number[]) =>
  db
    .selectFrom('examSessions as s')
    .select(['s.id', 's.intakeId', 's.name', 's.startsAt'])
    .select(
      sql<number>`s.seats - (select count(*)::int from exam_seats e where e.session_id = s.id)`.as(
        'free',
      ),
    )
    .where('s.intakeId', '=', anyId(intakeIds))
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .execute()
