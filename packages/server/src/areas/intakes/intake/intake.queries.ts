import type { IntakeFilters } from '@residency/contract/areas/intakes/intake/intake.contract'
import { intakeFlow } from '@residency/contract/areas/intakes/intake/intake.flow'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'

const FINISHED = intakeFlow.actions.finish.to

const openIntakes = (db: Db, now: Date) =>
  db
    .selectFrom('intakes')
    .selectAll()
    .where('state', '=', 'open')
    .where('signUpFrom', '<=', now)
    .where('signUpUntil', '>', now)
    .orderBy('signUpFrom', 'desc')

/** Intakes that take registrations at this instant, the newest first. */
export const findOpenIntakes = (db: Db, now: Date) => openIntakes(db, now).execute()

export const findOpenIntake = (db: Db, now: Date) =>
  openIntakes(db, now).limit(1).executeTakeFirst()

/**
 * The intake of somebody's newest registration that was not withdrawn; `recordId` is the account or
 * the registration, where one was named.
 */
export const findOwnIntake = (db: Db, userId: number, recordId?: number) => {
  let match = db
    .selectFrom('registrations')
    .innerJoin('intakes', 'intakes.id', 'registrations.intakeId')
    .selectAll('intakes')
    .where('registrations.userId', '=', userId)
    .where('registrations.state', '!=', 'withdrawn')
  if (recordId !== undefined && recordId !== userId)
    match = match.where('registrations.id', '=', recordId)

  return match.orderBy('registrations.id', 'desc').limit(1).executeTakeFirst()
}

const seats = sql<number>`(select coalesce(sum(p.seats), 0)::int from offers o
    join offer_pools p on p.offer_id = o.id
  where o.intake_id = intakes.id)`

const offers = sql<number>`(select count(*)::int from offers o where o.intake_id = intakes.id)`
const registrations = sql<number>`(select count(*)::int from registrations r
    where r.intake_id = intakes.id and r.state not in ('draft', 'withdrawn'))`
const drafts = sql<number>`(select count(*)::int from registrations r where r.intake_id = intakes.id
    and r.state = 'draft')`
const isUsed = sql<boolean>`exists (select 1 from registrations r where r.intake_id = intakes.id)`

const isPlaced = sql<boolean>`exists (select 1 from placements l
    join offer_pools p on p.id = l.pool_id join offers o on o.id = p.offer_id
  where o.intake_id = intakes.id and l.freed_at is null)`

const counted = (db: Db) =>
  db
    .selectFrom('intakes')
    .selectAll('intakes')
    .select([
      seats.as('seats'),
      offers.as('offers'),
      registrations.as('signUps'),
      drafts.as('drafts'),
    ])
    .select([isUsed.as('isUsed'), isPlaced.as('isPlaced')])

/** One page of intakes, the newest first, with their seats and registrations. */
export async function findIntakePage(db: Db, filters: IntakeFilters) {
  let match = db.selectFrom('intakes')
  if (filters.year) match = match.where('year', '=', filters.year)
  if (filters.state) match = match.where('state', '=', filters.state)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('name'), words), isFoundIn(e.ref('nameEn'), words)]),
    )
  }

  const page = pageOf(match.select('id').orderBy('year', 'desc').orderBy('serial', 'desc'), filters)

  const [rows, total] = await Promise.all([
    counted(db)
      .where('intakes.id', 'in', page)
      .orderBy('year', 'desc')
      .orderBy('serial', 'desc')
      .execute(),
    countRows(match),
  ])

  return { rows, total }
}

/** Intakes that are not finished, the latest first; at most `most`. */
export const findUnfinishedIntakes = (db: Db, max: number) =>
  counted(db)
    .where('state', '!=', FINISHED)
    .orderBy('year', 'desc')
    .orderBy('serial', 'desc')
    .limit(max)
    .execute()

export const findCountedIntake = (db: Db, id: number) =>
  counted(db).where('intakes.id', '=', id).executeTakeFirst()

export type CountedIntake = NonNullable<Awaited<ReturnType<typeof findCountedIntake>>>

export const findIntake = (db: Db, id: number) =>
  db.selectFrom('intakes').selectAll().where('id', '=', id).executeTakeFirst()

/** The same, its row locked until the transaction ends. */
export const findIntakeForUpdate = (db: Db, id: number) =>
  db.selectFrom('intakes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findIntakesForUpdate = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('intakes')
    .selectAll()
    .where('id', '=', anyId(ids))
    .orderBy('id')
    .forUpdate()
    .execute()

export type Intake = NonNullable<Awaited<ReturnType<typeof findIntake>>>

/** Intakes kept in the state they are in until the transaction ends. */
export const lockIntakes = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('intakes')
    .selectAll()
    .where('id', '=', anyId(ids))
    .orderBy('id')
    .forShare()
    .execute()

export const hasReservedSeats = async (db: Db, id: number) =>
  (
    await db
      .selectFrom('intakes')
      .select(isPlaced.as('isPlaced'))
      .where('id', '=', id)
      .executeTakeFirst()
  )?.isPlaced ?? false

/** Those of these intakes that somebody has registered for. */
export const findUsedIntakes = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('intakes')
    .select('id')
    .where('id', '=', anyId(ids))
    .where(isUsed)
    .execute()

  return new Set(rows.map(({ id }) => id))
}

/** Seats of all offers of an intake whose major and training unit are in use. */
export const countSeats = async (db: Db, id: number) =>
  (
    await db
      .selectFrom('offerPools as p')
      .innerJoin('offers as o', 'o.id', 'p.offerId')
      .innerJoin('majors as m', 'm.id', 'o.majorId')
      .innerJoin('trainingUnits as u', 'u.id', 'o.trainingUnitId')
      .select((e) => e.fn.coalesce(e.fn.sum<number>('p.seats'), sql<number>`0`).as('seats'))
      .where('o.intakeId', '=', id)
      .where('m.status', '=', 1)
      .where('u.status', '=', 1)
      .executeTakeFirstOrThrow()
  ).seats

export const findNextSerial = async (db: Db, year: number) =>
  ((
    await db
      .selectFrom('intakes')
      .select((e) => e.fn.max('serial').as('last'))
      .where('year', '=', year)
      .executeTakeFirst()
  )?.last ?? 0) + 1

export const findIntakeOptions = (db: Db) =>
  db
    .selectFrom('intakes')
    .select(['id', 'year', 'serial', 'name', 'nameEn', 'state', 'traineeKinds'])
    .orderBy('year', 'desc')
    .orderBy('serial', 'desc')
    .limit(500)
    .execute()

/** What was opened, the newest first: the public may read it, finished ones too. */
export const findPublicIntakes = (db: Db) =>
  db
    .selectFrom('intakes')
    .selectAll()
    .where('state', '!=', 'draft')
    .orderBy('year', 'desc')
    .orderBy('serial', 'desc')
    .limit(6)
    .execute()

export const findIntakeHistory = (db: Db, id: number) =>
  db
    .selectFrom('flowHistory as h')
    .leftJoin('users as u', 'u.id', 'h.userId')
    .select(['h.action', 'h.fromState', 'h.toState', 'h.at', 'u.nickname'])
    .where('h.flow', '=', 'intake')
    .where('h.recordId', '=', id)
    .orderBy('h.id')
    .execute()

/**
 * Remembers the last ticket number of the entrance exam that was given to somebody of the intake.
 */
export const setLastTicket = (db: Db, id: number, last: number) =>
  db.updateTable('intakes').set({ ticketLast: last }).where('id', '=', id).execute()

/**
 * When each intake that was opened takes registrations. One that is not open any more has closed at
 * the latest when the office closed it; one closed before it began has no window.
 */
export const registrationWindows = sql`select w.id, w.year, w.name as batch, w.name_en as batch_en,
    w.sign_up_from as starts_at, w.until as ends_at,
    w.until as shuts_at
  from (
    select i.*, case when i.state = 'open' then i.sign_up_until else least(i.sign_up_until, coalesce(
      (select max(h.at) from flow_history h where h.flow = 'intake' and h.record_id = i.id
        and h.action = 'close'), i.updated_at)) end as until
    from intakes i where i.state <> 'draft'
  ) w where w.until > w.sign_up_from`
