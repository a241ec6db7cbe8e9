import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

export const findOwnGrants = (db: Db, traineeId: number) =>
  db
    .selectFrom('competenceGrants as g')
    .innerJoin('competenceItems as i', 'i.id', 'g.itemId')
    .select(['i.name as item', 'g.level', 'g.state', 'g.validUntil', 'g.basis', 'g.reason'])
    .where('g.traineeId', '=', traineeId)
    .orderBy('g.id')
    .execute()

export const findOwnObservations = (db: Db, traineeId: number) =>
  db
    .selectFrom('competenceObservations as o')
    .innerJoin('competenceItems as i', 'i.id', 'o.itemId')
    .innerJoin('users as u', 'u.id', 'o.observerId')
    .select(['i.name as item', 'o.observedOn', 'o.help', 'o.complexity', 'o.remark'])
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('observer'))
    .where('o.traineeId', '=', traineeId)
    .orderBy('o.observedOn')
    .orderBy('o.id')
    .execute()
