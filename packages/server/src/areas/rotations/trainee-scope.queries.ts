import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'
import type { BaseScope } from '../organisation/organisation.public.ts'
import { isOnBooks, isTraineeFoundBy, traineesIn } from '../trainees/trainees.public.ts'

/**
 * Trainees in training by name or number, those who began last first, or one of them by id; at most
 * twenty.
 */
export function findTraineeChoices(
  db: Db,
  scope: BaseScope,
  { keywords, id }: { keywords?: string | undefined; id?: number | undefined },
) {
  let match = traineesIn(db, scope)
  if (id) match = match.where('t.id', '=', id)
  else match = match.where(isOnBooks('t'))

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return match
    .select(['t.id', 't.realName', 't.number', 'm.name as major', 'm.nameEn as majorEn'])
    .orderBy('t.startsOn', 'desc')
    .orderBy('t.id', 'desc')
    .limit(20)
    .execute()
}

/**
 * A trainee in a scope, locked until the transaction ends: what depends on the days of the training
 * is judged against them.
 */
export const findTraineeInScopeForUpdate = (db: Db, scope: BaseScope, id: number) =>
  traineesIn(db, scope)
    .where('t.id', '=', id)
    .select(['t.id', 't.startsOn', 't.plannedEnd', 'm.baseId'])
    .select(sql<string>`t.real_name`.as('name'))
    .forUpdate('t')
    .executeTakeFirst()
