import type { FileField } from '@residency/contract/areas/students/file/field.contract'
import { labelIn, maskNumber } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { factReader } from '../file/fact-words.ts'
import { findFiles } from '../file/file.queries.ts'
import { factsOf, isNumber, isPersonal } from '../file/file-facts.ts'
import { valuesOf } from './apply-changes.ts'
import { TRAINEE_CHANGE } from './ask-for-change.ts'
import { isOpen, mayWithdrawTraineeChange, traineeChangeActions } from './change.policy.ts'
import type { ChangeRow } from './change.queries.ts'
import { thingLabel } from './protected-fields.ts'

/**
 * Changes with old and new side by side; of those that wait also what has become of the fact since.
 * Numbers are masked.
 */
export async function presentChanges(ctx: SignedCtx, rows: readonly ChangeRow[]) {
  const waiting = rows.filter((row) => isOpen(row.state)).map(({ traineeId }) => traineeId)

  const [read, files, factsByTrainee] = [
    await factReader(ctx),
    await filesOfMany(
      ctx.db,
      TRAINEE_CHANGE,
      rows.map(({ id }) => id),
    ),
    new Map(
      (await findFiles(ctx.db, [...new Set(waiting)])).map((file) => [file.id, factsOf(ctx, file)]),
    ),
  ]

  return rows.map((row) => {
    const isOwn = row.userId === ctx.actor.userId
    const hides = isNumber(row.field) || (isPersonal(row.field) && !isOwn)
    const presentValue = (value: string | null) =>
      hides ? maskNumber(value) : read(row.field, value)
    const { before, after } = valuesOf(ctx, row)
    const now = isOpen(row.state)
      ? (factsByTrainee.get(row.traineeId)?.[row.field as FileField] ?? null)
      : before

    return {
      id: row.id,
      studentId: row.traineeId,
      number: row.number,
      name: row.name,
      major: labelIn(ctx.language, row.major, row.majorEn),
      base: labelIn(ctx.language, row.base, row.baseEn),
      state: row.state,
      field: row.field,
      label: thingLabel(ctx, row.field),
      before: presentValue(before),
      after: presentValue(after),
      now: now === before ? null : presentValue(now),
      hasMoved: now !== before,
      isMasked: hides && after !== null,
      note: row.note,
      reason: row.reason,
      files: files.get(row.id) ?? [],
      createTime: minuteInChina(row.createdAt),
      version: row.version,
      actions: traineeChangeActions(row, ctx.actor),
      mayWithdraw: mayWithdrawTraineeChange(row, ctx.actor),
    }
  })
}
