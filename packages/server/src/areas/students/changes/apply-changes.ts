import { traineeChangeErrors as errors } from '@residency/contract/areas/students/changes/access'
import type { FileField } from '@residency/contract/areas/students/file/field.contract'
import { reviewErrors } from '@residency/contract/kernel'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findTakenNumbers } from '../../accounts/accounts.public.ts'
import { findFilesForUpdate } from '../file/file.queries.ts'
import type { Facts } from '../file/file.rules.ts'
import { factsOf } from '../file/file-facts.ts'
import { writeFacts } from '../file/write-facts.ts'
import type { ChangeRow } from './change.queries.ts'
import { openedValue } from './insert-changes.ts'
import { thingLabel } from './protected-fields.ts'

/** Old and new of a change, decrypted. */
export const valuesOf = (ctx: Pick<SignedCtx, 'fields'>, row: ChangeRow) => ({
  before: openedValue(ctx, row.id, 'old_value', row.field, row.oldValue),
  after: openedValue(ctx, row.id, 'new_value', row.field, row.newValue),
})

/** The facts of trainees, who are locked until the transaction ends. */
async function lockFacts(tx: SignedCtx, rows: readonly ChangeRow[]): Promise<Map<number, Facts>> {
  const files = await findFilesForUpdate(tx.db, [
    ...new Set(rows.map(({ traineeId }) => traineeId)),
  ])

  return new Map(files.map((file) => [file.id, factsOf(tx, file)]))
}

/**
 * Changes that cannot be passed: what they replace has changed since, or the number has become that
 * of another account.
 */
export async function findObstacles(
  tx: SignedCtx,
  rows: readonly ChangeRow[],
): Promise<Map<number, Obstacle>> {
  const facts = await lockFacts(tx, rows)
  const wanted = (field: FileField) =>
    rows.filter((row) => row.field === field).flatMap((row) => valuesOf(tx, row).after ?? [])
  const taken = await findTakenNumbers(tx, { mobiles: wanted('mobile'), idCards: wanted('idCard') })
  const seen = new Set<string>()

  return new Map(
    rows.flatMap((row) => {
      const { before, after } = valuesOf(tx, row)
      const data = { field: thingLabel(tx, row.field) }
      if (facts.get(row.traineeId)?.[row.field as FileField] !== before)
        return [[row.id, { def: errors.changeMoved, data }] as const]

      const isNumber = row.field === 'mobile' || row.field === 'idCard'

      const isTaken =
        isNumber &&
        after !== null &&
        ((taken.get(after) ?? row.userId) !== row.userId || seen.has(after))

      if (isNumber && after !== null) seen.add(after)

      return isTaken ? [[row.id, { def: errors.changeTaken, data }] as const] : []
    }),
  )
}

/** Writes what these changes ask for. */
export const applyChanges = (tx: SignedCtx, rows: readonly ChangeRow[]) => write(tx, rows, 'after')

const write = (tx: SignedCtx, rows: readonly ChangeRow[], side: 'before' | 'after') =>
  writeFacts(
    tx,
    rows.map((row) => ({
      traineeId: row.traineeId,
      userId: row.userId,
      field: row.field as FileField,
      value: valuesOf(tx, row)[side],
    })),
  )

/** Puts back what these changes have replaced; refused if it has changed again since. */
export async function restoreFacts(tx: SignedCtx, rows: readonly ChangeRow[]) {
  const facts = await lockFacts(tx, rows)
  const isAsWritten = (row: ChangeRow) =>
    facts.get(row.traineeId)?.[row.field as FileField] === valuesOf(tx, row).after
  if (!rows.every(isAsWritten)) throw fail(reviewErrors.undoFollowed)

  await write(tx, rows, 'before')
}
