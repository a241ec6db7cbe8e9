import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { DaysOfYear, Span } from '../day-accounts/days.rules.ts'
import { calendarDaysOf } from '../leave/parts.rules.ts'
import { EVERY_YEAR, excessOf, type YearOfLeave } from './extension.rules.ts'
import { findProlongingDays } from './find-extensions.ts'

type Type = { id: number; extendsTraining: string; extendsOver: number | null }

type Leave = {
  id: number
  traineeId: number
  type: Type
  span: Span
  years: readonly Pick<DaysOfYear, 'year' | 'days'>[]
}

/**
 * By how many days the training is extended if a leave is approved in addition to the approved ones
 * of its type.
 */
export async function extensionOf(
  ctx: Pick<SignedCtx, 'db'>,
  { id, traineeId, type, span, years }: Leave,
): Promise<number> {
  if (type.extendsTraining === 'never') return 0

  const yearsOfType: readonly YearOfLeave[] =
    type.extendsTraining === 'always'
      ? [{ id, year: EVERY_YEAR, days: calendarDaysOf(span) }]
      : years.map(({ year, days }) => ({ id, year, days }))

  const approved = await findProlongingDays(ctx.db, [{ traineeId, typeId: type.id }])
  const others = approved.filter((row) => row.id !== id)
  const over = type.extendsOver ?? 0

  return totalExcess([...others, ...yearsOfType], over) - totalExcess(others, over)
}

const totalExcess = (rows: readonly YearOfLeave[], over: number) =>
  [...excessOf(rows, over).values()].reduce((sum, days) => sum + days, 0)
