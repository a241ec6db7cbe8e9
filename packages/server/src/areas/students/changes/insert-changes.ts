import { traineeChangeErrors as errors } from '@residency/contract/areas/students/changes/access'
import type { ChangedThing } from '@residency/contract/areas/students/file/field.contract'
import { sql } from 'kysely'
import { minuteInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { violatedConstraint } from '../../../platform/db/constraints.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isPersonal } from '../file/file-facts.ts'
import { thingLabel } from './protected-fields.ts'

export type NewChange = {
  traineeId: number
  thing: ChangedThing
  before: string | null
  after: string | null
  note: string | null
}

const nextIds = async (db: Db, count: number) =>
  (
    await sql<{
      id: number
    }>`select nextval(pg_get_serial_sequence('trainee_changes', 'id')) as id
        from generate_series(1, ${count}::int)`.execute(db)
  ).rows.map(({ id }) => Number(id))

/** The value of a change as it is stored: personal ones are sealed. */
const storedValue = (
  ctx: Pick<SignedCtx, 'fields'>,
  id: number,
  column: 'old_value' | 'new_value',
  thing: string,
  value: string | null,
) =>
  isPersonal(thing)
    ? ctx.fields.sealCell({ table: 'trainee_changes', column, row: id }, value)
    : value

export const openedValue = (
  ctx: Pick<SignedCtx, 'fields'>,
  id: number,
  column: 'old_value' | 'new_value',
  thing: string,
  stored: string | null,
) =>
  isPersonal(thing)
    ? ctx.fields.openCell({ table: 'trainee_changes', column, row: id }, stored)
    : stored

/**
 * Writes changes in their first state; the second open one of a fact is refused and names the
 * first.
 */
export async function insertChanges(
  tx: SignedCtx,
  changes: readonly NewChange[],
): Promise<number[]> {
  await mustNotBeOpen(tx, changes)

  const ids = await nextIds(tx.db, changes.length)

  await tx.db
    .insertInto('traineeChanges')
    .values(
      changes.map(({ traineeId, thing, before, after, note }, i) => ({
        id: ids[i]!,
        traineeId,
        field: thing,
        note,
        createdAt: tx.now(),
        updatedAt: tx.now(),
        oldValue: storedValue(tx, ids[i]!, 'old_value', thing, before),
        newValue: storedValue(tx, ids[i]!, 'new_value', thing, after),
      })),
    )
    .execute()
    .catch((e: unknown) => {
      throw violatedConstraint(e) === 'trainee_changes_open'
        ? openError(tx, changes[0]!.thing, tx.now())
        : e
    })

  return ids
}

const openError = (ctx: SignedCtx, thing: string, at: Date) =>
  fail(errors.changeOpen, { field: thingLabel(ctx, thing), day: minuteInChina(at) })

async function mustNotBeOpen(tx: SignedCtx, changes: readonly NewChange[]) {
  const open = await tx.db
    .selectFrom('traineeChanges')
    .select(['field', 'createdAt'])
    .where('traineeId', '=', changes[0]!.traineeId)
    .where(
      'field',
      'in',
      changes.map(({ thing }) => thing),
    )
    .where('state', '=', 'submitted')
    .executeTakeFirst()
  if (open) throw openError(tx, open.field, open.createdAt)
}
