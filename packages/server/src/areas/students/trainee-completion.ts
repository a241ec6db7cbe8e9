import { fileWords } from '@residency/contract/areas/students/file/text'
import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CompletionLine, CompletionLines, TraineeRef } from '../../platform/area.ts'
import { dayInChina } from '../../platform/clock.ts'
import { anyId } from '../../platform/db/patterns.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { areMonthsDone, monthsDone } from '../trainees/trainees.public.ts'
import { disciplineCompletion } from './completion/discipline-line.ts'
import { hasCompleted } from './completion/has-completed.queries.ts'
import { scoreLines } from './completion/score-lines.ts'

type Training = {
  startsOn: string
  lengthMonths: number | null
  plannedEnd: string | null
  status: string
  statusSince: string | null
  isCompleted: boolean
}

/**
 * The months done, from start, length, planned end and status; not recorded while the length is
 * not.
 */
function monthsLine(ctx: SignedCtx, t: Training): CompletionLine {
  const { completion: words } = fileWords[ctx.language]
  const line = { key: 'months', label: traineesWords[ctx.language].completion.months }
  if (!t.plannedEnd || t.lengthMonths === null) return { ...line, state: 'unrecorded' }

  const today = dayInChina(ctx.now())
  if (
    areMonthsDone(
      { plannedEnd: t.plannedEnd, status: t.isCompleted ? 'finished' : t.status },
      today,
    )
  )
    return {
      ...line,
      state: 'met',
      detail: fillSentence(words.monthsOver, { total: t.lengthMonths }),
    }

  const hasLeft = t.status === 'departed' && t.statusSince !== null
  const until = hasLeft && t.statusSince! < today ? t.statusSince! : today

  const counts = {
    done: Math.min(monthsDone(t.startsOn, until), t.lengthMonths),
    total: t.lengthMonths,
  }

  const detail = hasLeft
    ? fillSentence(words.monthsLeft, { ...counts, day: t.statusSince! })
    : fillSentence(words.monthsDone, { ...counts, end: t.plannedEnd })

  return { ...line, state: 'missing', detail, share: counts.done / counts.total }
}

/** The months done, the final examinations and open measures. */
export async function traineeCompletion(
  ctx: SignedCtx,
  trainees: readonly TraineeRef[],
): Promise<CompletionLines> {
  const scores = await scoreLines(ctx, trainees)
  const discipline = await disciplineCompletion(ctx, trainees)

  const rows = await ctx.db
    .selectFrom('trainees')
    .select(['id', 'startsOn', 'lengthMonths', 'plannedEnd', 'status', 'statusSince'])
    .select(hasCompleted('trainees').as('isCompleted'))
    .where('id', '=', anyId(trainees.map(({ id }) => id)))
    .execute()

  return new Map(
    rows.map((row) => [
      row.id,
      [monthsLine(ctx, row), ...(scores.get(row.id) ?? []), ...(discipline.get(row.id) ?? [])],
    ]),
  )
}
