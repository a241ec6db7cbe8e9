import { studentsErrors as errors } from '@residency/contract/areas/students/trainees/access'
import type { NewTraineeForm } from '@residency/contract/areas/students/trainees/trainees.contract'
import { type ErrorDef, maskNumber } from '@residency/contract/kernel'
import { foldLabel, foldName } from '@residency/contract/kernel/fold'
import { dayInChina } from '../../../platform/clock.ts'
import { byCode } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isPlausibleStart, writeTraining } from '../../trainees/trainees.public.ts'
import { visibleTrainees } from '../students.policy.ts'
import { findByNumbersForUpdate, findOpenUnits, findTraineesByNumbers } from './trainees.queries.ts'
import { columnsOf } from './update-trainee.ts'

/** A row of a trainee who is known by the number. */
export type KnownRow = NewTraineeForm & { number: string; major: string }
export type KnownFault = { at: number; def: ErrorDef }
type TraineeRow = Awaited<ReturnType<typeof findTraineesByNumbers>>[number]

/** A number as it is stored, or masked as it was exported: it stays as it is. */
function isStored(
  ctx: SignedCtx,
  t: TraineeRow,
  column: 'mobile' | 'id_card',
  written: string | null,
) {
  const sealed = column === 'mobile' ? t.mobileSealed : t.idCardSealed
  const stored = ctx.fields.openCell({ table: 'users', column, row: t.userId }, sealed)
  return written === stored || written === maskNumber(stored)
}

/** Reasons against these changes, by their place in the list. */
export async function judgeChanges(
  ctx: SignedCtx,
  rows: readonly KnownRow[],
): Promise<KnownFault[]> {
  if (rows.length === 0) return []

  const numbers = rows.map(({ number }) => number)

  const known = byCode(
    (await findTraineesByNumbers(ctx.db, visibleTrainees(ctx.actor), numbers)).map(
      (t) => [t.number, t] as const,
    ),
  )

  const units = new Set((await findOpenUnits(ctx.db)).map((unit) => unit.id))
  const today = dayInChina(ctx.now())

  return rows.flatMap((row, index): KnownFault[] => {
    const t = known.get(row.number)
    if (!t) return [{ at: index, def: errors.numberUnknown }]

    const isSameMajor =
      row.majorId === t.majorId ||
      [t.major, t.majorEn].some((name) => name !== null && foldLabel(name) === foldLabel(row.major))

    const faults = [
      foldName(t.realName) !== foldName(row.realName) && errors.nameDiffers,
      !isStored(ctx, t, 'mobile', row.mobile) && errors.mobileDiffers,
      !isStored(ctx, t, 'id_card', row.idCard) && errors.cardDiffers,
      !isSameMajor && errors.majorDiffers,
      row.trainingUnitId !== t.trainingUnitId &&
        !units.has(row.trainingUnitId) &&
        errors.unitUnknown,
      row.startsOn !== t.startsOn && !isPlausibleStart(row.startsOn, today) && errors.startTooFar,
    ]

    return faults.flatMap((def) => (def ? [{ at: index, def }] : []))
  })
}

/**
 * Changes the trainings of trainees who are known by their numbers; those that are as written stay
 * untouched.
 */
export async function changeTrainees(tx: SignedCtx, rows: readonly KnownRow[]) {
  if (rows.length === 0) return

  const forms = byCode(rows.map((row) => [row.number, row] as const))

  for (const before of await findByNumbersForUpdate(tx.db, visibleTrainees(tx.actor), [
    ...forms.keys(),
  ])) {
    const form = forms.get(before.number)!
    const columns = columnsOf(form)
    const isChanged = Object.entries(columns).some(
      ([name, value]) => before[name as keyof typeof before] !== value,
    )
    if (isChanged) await writeTraining(tx, before, columns)
  }
}
