import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

const nameOf = (column: string) =>
  sql<string | null>`(select u.display_name from users u where u.id = ${sql.ref(column)})`

export const findOwnGrants = (db: Db, traineeId: number) =>
  db
    .selectFrom('competenceGrants as g')
    .innerJoin('competenceItems as i', 'i.id', 'g.itemId')
    .select(['i.name as item', 'g.level', 'g.state', 'g.validUntil', 'g.basis', 'g.reason'])
    .select(['g.createdAt', 'g.grantedAt'])
    .select([nameOf('g.proposedBy').as('proposer'), nameOf('g.grantedBy').as('granter')])
    .where('g.traineeId', '=', traineeId)
    .orderBy('g.id')
    .execute()

export const findOwnObservations = (db: Db, traineeId: number) =>
  db
    .selectFrom('competenceObservations as o')
    .innerJoin('competenceItems as i', 'i.id', 'o.itemId')
    .innerJoin('users as u', 'u.id', 'o.observerId')
    .select(['i.name as item', 'o.observedOn', 'o.help', 'o.complexity', 'o.remark'])
    .select('u.displayName as observer')
    .where('o.traineeId', '=', traineeId)
    .orderBy('o.observedOn')
    .orderBy('o.id')
    .execute()

export const findOwnBadges = (db: Db, traineeId: number) =>
  db
    .selectFrom('competenceBadges as b')
    .select(['b.issuedAt', 'b.revokedAt', 'b.reason'])
    .where('b.traineeId', '=', traineeId)
    .orderBy('b.id')
    .execute()

/** How often the badges of a trainee were looked up, by day. */
export const findOwnLookups = (db: Db, traineeId: number) =>
  db
    .selectFrom('competenceLookups as l')
    .innerJoin('competenceBadges as b', 'b.id', 'l.badgeId')
    .select(['l.day', sql<number>`sum(l.count)::int`.as('count')])
    .where('b.traineeId', '=', traineeId)
    .groupBy('l.day')
    .orderBy('l.day')
    .execute()

/** Since when the trainee agrees that a look-up shows the photo. */
export const findOwnConsent = (db: Db, traineeId: number) =>
  db
    .selectFrom('competencePhotoConsents')
    .select('agreedAt')
    .where('traineeId', '=', traineeId)
    .executeTakeFirst()
