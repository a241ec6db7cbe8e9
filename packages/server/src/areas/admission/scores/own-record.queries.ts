import type { Db } from '../../../platform/db/connect/pool.ts'

/** Registrations with a seat or a score; the seat may have been given back. */
export const findExamsOf = (db: Db, userId: number) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .leftJoin('examSeats as e', 'e.registrationId', 'r.id')
    .leftJoin('examSessions as s', 's.id', 'e.sessionId')
    .select([
      'r.id as registrationId',
      'e.ticketNumber',
      'e.seatNo',
      'i.name as intake',
      's.name',
      's.place',
      's.room',
      's.startsAt',
    ])
    .where('r.userId', '=', userId)
    .where((e) =>
      e.or([
        e('e.seatNo', 'is not', null),
        e.exists(
          e.selectFrom('examScores as x').select('x.id').whereRef('x.registrationId', '=', 'r.id'),
        ),
      ]),
    )
    .orderBy('r.id')
    .execute()

export const findScoresByUser = (db: Db, userId: number) =>
  db
    .selectFrom('examScores as x')
    .innerJoin('registrations as r', 'r.id', 'x.registrationId')
    .selectAll('x')
    .where('r.userId', '=', userId)
    .orderBy('x.id')
    .execute()

export const findReviewsByUser = (db: Db, userId: number) =>
  db
    .selectFrom('scoreReviews as v')
    .innerJoin('registrations as r', 'r.id', 'v.registrationId')
    .selectAll('v')
    .where('r.userId', '=', userId)
    .orderBy('v.id')
    .execute()
