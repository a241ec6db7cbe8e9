import { certificateErrors } from '@residency/contract/areas/teachers/certificates/access'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** A key of our own among the database's advisory locks. */
const NUMBERS = 7203126
type TakenNumber = { id: number; number: string }

/**
 * Waiting records among these whose number is kept for another certificate by now, or brought by an
 * earlier one of them. Numbers come in one transaction at a time, so that what is free here is free
 * when it is written.
 */
async function findTaken(tx: SignedCtx, ids: readonly number[]): Promise<TakenNumber[]> {
  await sql`select pg_advisory_xact_lock(${NUMBERS})`.execute(tx.db)
  const { rows } = await sql<TakenNumber>`select r.id, r.number from teacher_certificate_records r
    where r.id = ${anyId(ids)} and r.state = 'submitted' and (
      exists (select from teacher_certificates c where c.kind = r.kind and c.number = r.number
        and c.id is distinct from r.certificate_id)
      or exists (select from teacher_certificate_records o where o.id = ${anyId(ids)}
          and o.id < r.id
        and o.state = 'submitted' and o.kind = r.kind and o.number = r.number))
    order by r.id`.execute(tx.db)

  return rows
}

/** Records that cannot pass because their number is taken. */
export const takenNumbers = async (
  tx: SignedCtx,
  ids: readonly number[],
): Promise<Map<number, Obstacle>> =>
  new Map(
    (await findTaken(tx, ids)).map(({ id }) => [
      id,
      { def: certificateErrors.certificateNumberTaken },
    ]),
  )

/**
 * People whose certificates handed in cannot pass with their application, because a number among
 * them is taken; by person.
 */
export async function peopleWithTakenNumbers(
  tx: SignedCtx,
  userIds: readonly number[],
): Promise<Map<number, Obstacle>> {
  const { rows } = await sql<{
    id: number
    userId: number
  }>`select id, user_id from teacher_certificate_records
    where user_id = ${anyId(userIds)} and state = 'submitted' order by id for update`.execute(tx.db)

  const people = new Map(rows.map(({ id, userId }) => [id, userId]))
  const taken = await findTaken(tx, [...people.keys()])

  return new Map(
    taken.map(({ id, number }) => [
      people.get(id)!,
      { def: certificateErrors.handedInNumberTaken, data: { number } },
    ]),
  )
}
