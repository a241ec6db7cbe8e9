import type { Profession } from '@residency/contract/areas/evaluation/competency/competency.public'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { byPinyin } from '../../../platform/db/patterns.ts'

type Question = { profession: Profession; itemId?: number | undefined; from: string }

/** Observations since a day as scores: each of them is an occasion. */
export function findScores(db: Db, { profession, itemId, from }: Question) {
  const rows = db
    .selectFrom('competenceObservations as o')
    .innerJoin('competenceItems as i', 'i.id', 'o.itemId')
    .select(['o.id', 'o.traineeId', 'o.observerId', 'o.help'])
    .where('i.profession', '=', profession)
    .where('o.observedOn', '>=', from)
    .orderBy('o.id')

  return (itemId === undefined ? rows : rows.where('o.itemId', '=', itemId)).execute()
}

/** Items of a profession that were observed or are in use. */
export const findObservedItems = (db: Db, profession: Profession) =>
  db
    .selectFrom('competenceItems as i')
    .select(['i.id', 'i.name'])
    .where('i.profession', '=', profession)
    .where('i.status', '=', 1)
    .orderBy('i.name', byPinyin)
    .orderBy('i.id')
    .execute()
