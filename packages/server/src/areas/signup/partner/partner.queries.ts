import type {
  PartnerFilters,
  PeopleFilters,
  partnerPeopleSorts,
  partnerSorts,
} from '@residency/contract/areas/signup/partner/partner.contract'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import { type FieldCrypto, hashesOfNumber } from '../../../platform/crypto/fields.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, anyText, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { findBars } from '../../intakes/intakes.public.ts'

export const findPartnerOf = (db: Db, userId: number) =>
  db.selectFrom('partners').selectAll().where('userId', '=', userId).executeTakeFirst()

export const findPartnerOfForUpdate = (db: Db, userId: number) =>
  db.selectFrom('partners').selectAll().where('userId', '=', userId).forUpdate().executeTakeFirst()

/**
 * Additions of all units run one after the other, to the end of the transaction: whether a card is
 * free is decided by reading drafts. A unique index does not cover drafts, because a stranger's
 * draft must not block the card's owner.
 */
export const lockAdditions = (db: Db) => sql`select pg_advisory_xact_lock(7203126)`.execute(db)

/** Units, locked in one order. */
export const findPartnersForUpdate = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('partners')
    .selectAll()
    .where('id', '=', anyId(ids))
    .orderBy('id')
    .forUpdate()
    .execute()

const SORTS: SortColumns<(typeof partnerSorts)[number]> = {
  unitName: by.name('partners.name'),
  creditCode: by.column('partners.creditCode'),
  contactName: by.name('partners.contactName'),
  people: by.column('people'),
  createTime: by.column('partners.createdAt'),
}

/** One page of units, those that wait first. */
export function findPartnerPage(db: Db, filters: PartnerFilters) {
  let match = db.selectFrom('partners')
  if (filters.state) match = match.where('partners.state', '=', filters.state)
  if (filters.id) match = match.where('partners.id', '=', filters.id)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('name'), words),
        isFoundIn(e.ref('contactName'), words),
        e('creditCode', '=', filters.keywords!.toUpperCase()),
      ]),
    )
  }

  return findPage(match, filters, (rows) =>
    sortedBy(rows, filters.sort, SORTS)
      .selectAll()
      .select(
        sql<number>`(select count(*)::int from registrations r
            where r.partner_id = partners.id)`.as('people'),
      )
      .orderBy(sql`case state when 'applied' then 0 else 1 end`)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc'),
  )
}

type Filters = Omit<PeopleFilters, 'pageNum' | 'pageSize'>

/** People of an approved unit; a rejected unit has none. */
function peopleOf(db: Db, partnerId: number, filters: Filters, fields: FieldCrypto) {
  let match = db
    .selectFrom('registrations as r')
    .innerJoin('partners as p', 'p.id', 'r.partnerId')
    .where('p.id', '=', partnerId)
    .where('p.state', '=', 'approved')

  if (filters.state) match = match.where('r.state', '=', filters.state)

  const words = filters.keywords
  if (!words) return match

  const hashes = hashesOfNumber(fields, words)

  return match.where((e) =>
    e.or([
      e('r.nameSearch', 'like', containing(words)),
      e('r.mobileHash', 'in', hashes),
      e('r.idCardHash', 'in', hashes),
    ]),
  )
}

export const countPeople = (db: Db, partnerId: number, filters: Filters, fields: FieldCrypto) =>
  countRows(peopleOf(db, partnerId, filters, fields))

const firstChoice = (name: RawBuilder<unknown>) =>
  sql<string | null>`(select ${name} from registration_choices c join offers o on o.id = c.offer_id
    join majors m on m.id = o.major_id join training_units u on u.id = o.training_unit_id
    where c.registration_id = r.id and c.rank = 1)`

const peopleSortsIn = (language: Language): SortColumns<(typeof partnerPeopleSorts)[number]> => ({
  realName: by.name('r.realName'),
  intakeName: by.label(language, 'i'),
  submittedAt: by.column('r.submittedAt'),
})

/** One page of the unit's people, the newest first. */
export const findPeople = (
  db: Db,
  partnerId: number,
  filters: Filters,
  fields: FieldCrypto,
  { page, language }: { page: Page; language: Language },
) =>
  pageOf(
    sortedBy(peopleOf(db, partnerId, filters, fields), filters.sort, peopleSortsIn(language))
      .innerJoin('intakes as i', 'i.id', 'r.intakeId')
      .leftJoin('schools as s', 's.id', 'r.schoolId')
      .select([
        'r.id',
        'r.state',
        'r.realName',
        'r.mobileSealed',
        'r.idCardSealed',
        'r.idKind',
        'r.returnReason',
        'r.submittedAt',
      ])
      .select(['i.name as intake', 'i.nameEn as intakeEn', 's.name as school', 'r.schoolOther'])
      .select([
        firstChoice(sql`m.name || ' · ' || u.name`).as('firstChoice'),
        firstChoice(sql`coalesce(m.name_en, m.name) || ' · ' || coalesce(u.name_en, u.name)`).as(
          'firstChoiceEn',
        ),
      ])
      .orderBy('r.id', 'desc'),
    page,
  ).execute()

/**
 * Which of these cards have a registration in the intake that is still in force, belong to somebody
 * in training, or are barred on this day.
 */
export async function findCardsTaken(
  db: Db,
  intakeId: number,
  hashes: readonly string[],
  today: string,
): Promise<Set<string>> {
  const wanted = anyText(hashes)

  const { rows } = await sql<{ hash: string }>`
    select id_card_hash as hash from registrations
      where intake_id = ${intakeId} and id_card_hash = ${wanted}
        and state not in ('withdrawn', 'rejected')
    union select u.id_card_hash from users u join trainees t on t.user_id = u.id
      where u.id_card_hash = ${wanted}
    union select r.id_card_hash from registrations r join trainees t on t.registration_id = r.id
      where r.id_card_hash = ${wanted}`.execute(db)

  const barred = await findBars(db, hashes, today)

  return new Set([...rows.map((row) => row.hash), ...barred.map((bar) => bar.idCardHash)])
}

/** Which of these cards are those of people the unit has registered in the intake itself. */
export const findOwnCards = async (
  db: Db,
  intakeId: number,
  partnerId: number,
  hashes: readonly string[],
) =>
  new Set(
    (
      await db
        .selectFrom('registrations')
        .select('idCardHash')
        .where('intakeId', '=', intakeId)
        .where('partnerId', '=', partnerId)
        .where('idCardHash', '=', anyText(hashes))
        .execute()
    ).map((row) => row.idCardHash),
  )

/**
 * Accounts behind these numbers: whose card they carry, whether they have a registration in the
 * intake, are in training, hold a place, or are a unit.
 */
export const findAccountsOf = (db: Db, intakeId: number, mobileHashes: readonly string[]) =>
  db
    .selectFrom('users as u')
    .leftJoin('registrations as r', (j) =>
      j
        .onRef('r.userId', '=', 'u.id')
        .on('r.intakeId', '=', intakeId)
        .on('r.state', '!=', 'withdrawn'),
    )
    .select([
      'u.id',
      'u.mobileHash',
      'u.idCardHash',
      'u.status',
      'r.id as registrationId',
      'r.partnerId',
    ])
    .select(sql<boolean>`exists (select 1 from partners p where p.user_id = u.id)`.as('isPartner'))
    .select(sql<boolean>`exists (select 1 from trainees t where t.user_id = u.id)`.as('isTrainee'))
    .select(
      sql<boolean>`exists (select 1 from placements l
          join registrations h on h.id = l.registration_id
        where h.user_id = u.id and l.freed_at is null)`.as('isPlaced'),
    )
    .where('u.mobileHash', '=', anyText(mobileHashes))
    .where('u.deletedAt', 'is', null)
    .execute()

/** Reserves ids for new registrations: sealed values are bound to the id. */
export const nextRegistrationIds = async (db: Db, count: number) =>
  (
    await sql<{
      id: number
    }>`select nextval(pg_get_serial_sequence('registrations', 'id')) as id
        from generate_series(1, ${count})`.execute(db)
  ).rows.map((row) => Number(row.id))

export const findSchoolIds = async (db: Db, names: readonly string[]) =>
  new Map(
    (
      await db
        .selectFrom('schools')
        .select(['id', 'name'])
        .where('name', '=', anyText(names))
        .execute()
    ).map((s) => [s.name, s.id]),
  )

/** Stores consents as confirmed by the unit. */
export const insertConsents = (db: Db, userIds: readonly number[], version: string, at: Date) =>
  db
    .insertInto('consents')
    .values(
      userIds.map((userId) => ({ userId, kind: 'partner', consentVersion: version, givenAt: at })),
    )
    .onConflict((c) => c.doNothing())
    .execute()
