import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { BaseScope } from '../../organisation/organisation.public.ts'
import { hasLeft, isOnBooks, isTraineeFoundBy, traineesIn } from '../../trainees/trainees.public.ts'

/**
 * A trainee in scope by id or account, locked: what is written down at once is judged one after
 * another.
 */
export function findTraineeToAsk(
  db: Db,
  scope: BaseScope,
  { id, userId }: { id?: number; userId?: number },
) {
  const match = traineesIn(db, scope)
  const chosen =
    id === undefined ? match.where('t.userId', '=', userId ?? 0) : match.where('t.id', '=', id)
  return chosen
    .select(['t.id', 't.userId', 't.majorId', 't.plannedEnd', 'm.baseId'])
    .forUpdate('t')
    .executeTakeFirst()
}

/**
 * Trainees by name or number, those who began last first; at most twenty. Those on the books, or
 * all who have not left.
 */
export function findTraineeChoices(
  db: Db,
  scope: BaseScope,
  keywords: string | undefined,
  whom: 'onBooks' | 'notLeft',
) {
  let match = traineesIn(db, scope).where((e) =>
    whom === 'onBooks' ? isOnBooks('t') : e.not(hasLeft('t')),
  )
  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return match
    .select(['t.id', 't.realName', 't.number', 'm.name as major', 'm.nameEn as majorEn'])
    .orderBy('t.startsOn', 'desc')
    .orderBy('t.id', 'desc')
    .limit(20)
    .execute()
}

/** Enabled majors of enabled bases, or one of them. */
export function findMajorsForTransfer(db: Db, id?: number) {
  const match = db
    .selectFrom('majors as m')
    .innerJoin('bases as b', 'b.id', 'm.baseId')
    .where('m.status', '=', 1)
    .where('b.status', '=', 1)

  return (id === undefined ? match : match.where('m.id', '=', id))
    .select(['m.id', 'm.name', 'm.nameEn', 'm.baseId', 'b.name as base', 'b.nameEn as baseEn'])
    .orderBy('b.sort')
    .orderBy('b.id')
    .orderBy('m.sort')
    .orderBy('m.id')
    .execute()
}

export const lockTrainees = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('trainees')
    .select(['id', 'cohortId'])
    .where('id', '=', anyId(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
