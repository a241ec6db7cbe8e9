import type {
  BadgeFilters,
  badgeSorts,
} from '@residency/contract/areas/competence/badges/badge.contract'
import type { Language } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { lockRows } from '../../../platform/db/versions.ts'
import {
  isOfOwnBase,
  isOfOwnDepartment,
  type OrgScope,
} from '../../organisation/organisation.public.ts'
import { isOnBooks, isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import { departmentOn } from '../charge.queries.ts'
import { validLevels } from '../levels/valid-levels.queries.ts'

const COUNTED_DAYS = 30

/** Trainees in training in scope, each with the badge that is valid. */
const holders = (db: Db, scope: OrgScope, day: string) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .leftJoin('competenceBadges as b', (on) =>
      on.onRef('b.traineeId', '=', 't.id').on('b.revokedAt', 'is', null),
    )
    .leftJoin('users as u', 'u.id', 'b.issuedBy')
    .where(isOnBooks('t'))
    .where(sql<boolean>`(${isOfOwnBase(scope, 'm.baseId')}
        or exists (select from rotation_blocks s where s.trainee_id = t.id
      and s.entered_on is not null and s.starts_on <= ${day}::date and s.ends_on >= ${day}::date
      and ${isOfOwnDepartment(scope, 's.departmentId')}))`)

const lookupsOf = (day: string) =>
  sql<number>`(select coalesce(sum(l.count), 0)::int from competence_lookups l
    where l.badge_id = b.id and l.day > ${addDays(day, -COUNTED_DAYS)}::date)`

const SORTS: SortColumns<(typeof badgeSorts)[number]> = {
  name: by.name('t.realName'),
  issuedOn: by.column('b.issuedAt'),
  levels: by.column('levels'),
  lookups: by.column('lookups'),
}

export function findBadgePage(
  db: Db,
  language: Language,
  scope: OrgScope,
  day: string,
  { keywords, state, sort, ...page }: BadgeFilters,
) {
  let match = holders(db, scope, day)
  if (state) match = match.where('b.id', state === 'valid' ? 'is not' : 'is', null)

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return findPage(match, page, (rows) => {
    const listed = rows
      .select(['t.id', 't.realName as name', 't.number', 'b.id as badgeId', 'b.issuedAt'])
      .select('u.displayName as issuer')
      .select([departmentOn(language, day).as('department'), lookupsOf(day).as('lookups')])
      .select(
        sql<number>`(select count(*)::int
            from (${validLevels(day, sql`g.trainee_id = t.id`)}) v)`.as('levels'),
      )

    return sortedBy(listed, sort, SORTS).orderBy('t.number').orderBy('t.id')
  })
}

/** Names of those among these trainees who are in scope. */
export const findHolders = (db: Db, scope: OrgScope, day: string, ids: readonly number[]) =>
  holders(db, scope, day)
    .select(['t.id', 't.realName as name', 't.number', 'm.name as major', 'm.nameEn as majorEn'])
    .select('t.userId')
    .where('t.id', '=', anyId(ids))
    .orderBy('t.number')
    .orderBy('t.id')
    .execute()

type NewBadge = { traineeId: number; hash: Buffer }

/** Locks the trainees in one order, so that two prints at once leave one badge of each. */
export const lockTrainees = (db: Db, ids: readonly number[]) => lockRows(db, 'trainees', ids)

/** Gives trainees new badges; returns the ids of those who had one. */
export async function replaceBadges(
  db: Db,
  badges: readonly NewBadge[],
  { userId, now }: { userId: number; now: Date },
) {
  const replaced = await revokeValid(
    db,
    badges.map(({ traineeId }) => traineeId),
    { userId, now, reason: null },
  )
  await db
    .insertInto('competenceBadges')
    .values(badges.map((badge) => ({ ...badge, issuedBy: userId, issuedAt: now })))
    .execute()

  return replaced.map(({ traineeId }) => traineeId)
}

type Revocation = { userId: number; now: Date; reason: string | null }

/** Revokes the badges of trainees that are valid; returns the badges. */
export const revokeValid = (
  db: Db,
  traineeIds: readonly number[],
  { userId, now, reason }: Revocation,
) =>
  db
    .updateTable('competenceBadges')
    .set({ revokedAt: now, revokedBy: userId, reason })
    .where('traineeId', '=', anyId(traineeIds))
    .where('revokedAt', 'is', null)
    .returning(['id', 'traineeId'])
    .execute()

/** A badge of a trainee in scope, revoked or not. */
export const findBadgeForUpdate = (db: Db, scope: OrgScope, day: string, id: number) =>
  db
    .selectFrom('competenceBadges as x')
    .innerJoin('trainees as p', 'p.id', 'x.traineeId')
    .select(['x.id', 'x.traineeId', 'x.revokedAt', 'p.userId'])
    .where('x.id', '=', id)
    .where('x.traineeId', 'in', holders(db, scope, day).select('t.id'))
    .forUpdate('x')
    .executeTakeFirst()

/** The trainee of a code that is valid; who left has none. */
export const findByHash = (db: Db, hash: Buffer) =>
  db
    .selectFrom('competenceBadges as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .leftJoin('competencePhotoConsents as c', 'c.traineeId', 't.id')
    .select(['b.id', 't.id as traineeId', 't.realName as name', 't.registrationId'])
    .select(sql<boolean>`c.trainee_id is not null`.as('isAgreed'))
    .where('b.hash', '=', hash)
    .where('b.revokedAt', 'is', null)
    .where(isOnBooks('t'))
    .executeTakeFirst()

/** Counts a look-up of a day. */
export const countLookup = (db: Db, badgeId: number, day: string) =>
  sql`insert into competence_lookups (badge_id, day, count) values (${badgeId}, ${day}::date, 1)
    on conflict (badge_id, day) do update set count = competence_lookups.count + 1`.execute(db)

/** The own badge that is valid. */
export const findOwnBadge = (db: Db, traineeId: number, day: string) =>
  db
    .selectFrom('competenceBadges as b')
    .select(['b.id', 'b.issuedAt', lookupsOf(day).as('lookups')])
    .where('b.traineeId', '=', traineeId)
    .where('b.revokedAt', 'is', null)
    .executeTakeFirst()
