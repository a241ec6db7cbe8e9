import {
  ARRIVAL_STATES,
  type ArrivalFilters,
  type ArrivalState,
  type arrivalSorts,
} from '@residency/contract/areas/admission/arrival/arrival.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { type FieldCrypto, hashesOfNumber } from '../../../platform/crypto/fields.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyFound, anyId, containing, isFoundIn, literals } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { lockRows } from '../../../platform/db/versions.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { offerColumn } from '../offer-column.queries.ts'

export type Search = Omit<ArrivalFilters, 'pageNum' | 'pageSize'>

/** Written out, as in the index of this list: of bound states the planner cannot know it. */
const hasAccepted = sql<boolean>`r.state in (${literals(ARRIVAL_STATES)})`

function matching(db: Db, filters: Search, fields: FieldCrypto, now: Date) {
  let match = db.selectFrom('registrations as r').where(hasAccepted)
  if (filters.state) match = match.where('r.state', '=', filters.state)
  if (filters.intakeId) match = match.where('r.intakeId', '=', filters.intakeId)
  if (filters.traineeKind) match = match.where('r.traineeKind', '=', filters.traineeKind)

  if (filters.offerId)
    match = match.where(
      sql<boolean>`exists (select 1 from placements p join offer_pools s on s.id = p.pool_id
        where p.registration_id = r.id and s.offer_id = ${filters.offerId})`,
    )

  if (filters.due)
    match = match.where('r.state', '=', 'arrivalArranged').where(
      sql<boolean>`exists (select 1 from arrivals d where d.registration_id = r.id
            and d.arrive_at <= ${now})`,
    )

  const words = filters.keywords
  if (!words) return match

  const hashes = hashesOfNumber(fields, words)
  const pattern = containing(words)

  const ofNumber = anyFound(
    sql`select registration_id from trainees t where ${isFoundIn(sql.ref('t.number'), pattern)}`,
  )

  return match.where((e) =>
    e.or([
      e('r.nameSearch', 'like', pattern),
      e('r.id', '=', ofNumber),
      e('r.mobileHash', 'in', hashes),
      e('r.idCardHash', 'in', hashes),
    ]),
  )
}

const withDetails = (match: ReturnType<typeof matching>) =>
  match
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .leftJoin('placements as p', 'p.registrationId', 'r.id')
    .leftJoin('offerPools as s', 's.id', 'p.poolId')
    .leftJoin('offers as o', 'o.id', 's.offerId')
    .leftJoin('majors as m', 'm.id', 'o.majorId')
    .leftJoin('trainingUnits as u', 'u.id', 'o.trainingUnitId')
    .leftJoin('arrivals as a', 'a.registrationId', 'r.id')
    .leftJoin('agreements as g', 'g.registrationId', 'r.id')
    .leftJoin('trainees as t', 't.registrationId', 'r.id')
    .select([
      'r.id',
      'r.state',
      'r.realName',
      'r.gender',
      'r.mobileSealed',
      'r.traineeKind',
      'r.updatedAt',
    ])
    .select([
      'i.name as intakeName',
      'i.nameEn as intakeNameEn',
      'm.name as major',
      'm.nameEn as majorEn',
      'u.name as unit',
      'u.nameEn as unitEn',
    ])
    .select([
      'a.arriveAt',
      'a.place',
      'a.arrivedOn',
      'g.number as agreementNumber',
      'g.startsOn',
      'g.endsOn',
      'g.fileKey',
      't.number as traineeNumber',
    ])
    // no other states are asked for
    .$narrowType<{ state: ArrivalState }>()

const sortsIn = (language: Language): SortColumns<(typeof arrivalSorts)[number]> => ({
  realName: by.name('r.realName'),
  offer: offerColumn(language),
  agreementNumber: by.column('g.number'),
  traineeNumber: by.column('t.number'),
  intakeName: by.label(language, 'i'),
})

type Reading = Pick<SignedCtx, 'db' | 'fields' | 'now' | 'language'>

/** All ids for their export, in the order of their registrations unless another is chosen. */
export async function findArrivalIds({ db, fields, now, language }: Reading, filters: Search) {
  const rows = withDetails(matching(db, filters, fields, now()))
    .clearSelect()
    .select('r.id')

  return idsOf(await sortedBy(rows, filters.sort, sortsIn(language)).orderBy('r.id').execute())
}

export const findArrivalsById = (
  { db, fields, now }: Reading,
  filters: Search,
  ids: readonly number[],
) =>
  withDetails(matching(db, filters, fields, now()))
    .where('r.id', '=', anyId(ids))
    .execute()

/** One page of those who accepted a place, who changed last first. */
export const findArrivalPage = ({ db, fields, now, language }: Reading, filters: Search & Page) =>
  findPage(matching(db, filters, fields, now()), filters, (rows) =>
    sortedBy(withDetails(rows), filters.sort, sortsIn(language))
      .orderBy('r.updatedAt', 'desc')
      .orderBy('r.id', 'desc'),
  )

export type FoundArrival = Awaited<ReturnType<typeof findArrivalPage>>['rows'][number]

export const countArrivalsOf = (db: Db, filters: Search, fields: FieldCrypto, now: Date) =>
  countRows(matching(db, filters, fields, now))

export function countByState(db: Db, intakeId: number | undefined) {
  let match = db.selectFrom('registrations').where('state', 'in', [...ARRIVAL_STATES])
  if (intakeId) match = match.where('intakeId', '=', intakeId)

  return match
    .select(['state', (e) => e.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
}

/** What enrolment needs of each: the place they hold. */
export const findPlacesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('placements as p')
    .innerJoin('offerPools as s', 's.id', 'p.poolId')
    .innerJoin('offers as o', 'o.id', 's.offerId')
    .innerJoin('majors as m', 'm.id', 'o.majorId')
    .select(['p.registrationId', 'o.majorId', 'o.trainingUnitId', 'm.kind as profession'])
    .where('p.registrationId', '=', anyId(ids))
    .where('p.freedAt', 'is', null)
    .execute()

/** When the last of these was called in. */
export const findLastCall = async (db: Db, ids: readonly number[]) =>
  (
    await db
      .selectFrom('arrivals as a')
      .select((e) => e.fn.max('a.arrangedAt').as('at'))
      .where('a.registrationId', '=', anyId(ids))
      .executeTakeFirst()
  )?.at

/**
 * Locks the accounts behind registrations, in one order: of two enrolments of one person the second
 * sees what the first has done.
 */
export const lockAccountsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', (e) =>
      e.selectFrom('registrations').select('userId').where('id', '=', anyId(ids)),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Locks registrations in one order, so that what is read next stays true. */
export const lockRegistrations = (db: Db, ids: readonly number[]) =>
  lockRows(db, 'registrations', ids)

/**
 * Of these who have signed: whether they are in training by another registration, and whether
 * another account carries their card.
 */
export const findClaims = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('registrations as r')
    .select(['r.id', 'r.userId', 'r.realName', 'r.idCardHash'])
    .select(
      sql<boolean>`exists (select 1 from trainees t join registrations o on o.id = t.registration_id
        where o.id <> r.id and (t.user_id = r.user_id or o.id_card_hash = r.id_card_hash))`.as(
        'isTrainee',
      ),
    )
    .select(
      sql<boolean>`exists (select 1 from users u where u.id_card_hash = r.id_card_hash
          and u.id <> r.user_id
        and u.deleted_at is null and u.id_card_seen_at is not null)`.as('isOfAnother'),
    )
    .where('r.id', '=', anyId(ids))
    .where('r.state', '=', 'signed')
    .orderBy('r.id')
    .execute()

/** The newest own registration that has come as far as arrival. */
export const findOwnArrival = (db: Db, userId: number) =>
  db
    .selectFrom('arrivals as a')
    .innerJoin('registrations as r', 'r.id', 'a.registrationId')
    .leftJoin('agreements as g', 'g.registrationId', 'r.id')
    .select([
      'r.id',
      'a.arriveAt',
      'a.place',
      'a.note',
      'g.number',
      'g.startsOn',
      'g.endsOn',
      'g.fileKey',
    ])
    .where('r.userId', '=', userId)
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
