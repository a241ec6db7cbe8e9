import { countsInTimetable } from '@residency/contract/areas/rotations/blocks/block.flow'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CompletionLine, CompletionLines, TraineeRef } from '../../../platform/area.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findBlockFacts, scoresOf } from '../blocks/block-facts.ts'
import { shortfallsOf } from '../blocks/exit.rules.ts'
import { findBasesOf, findTraineeBlocks } from '../blocks/trainee-blocks.queries.ts'

const MET = { theory: 100, skill: 100, daily: 100, workload: 100 }

/**
 * Whether each stay keeps the most absence that the rules of its base allow; stays that were failed
 * are repeated and do not count. Unexcused absence is named first: it counts like leave, and nobody
 * has agreed to it.
 */
export async function absenceCompletion(
  ctx: SignedCtx,
  trainees: readonly TraineeRef[],
): Promise<CompletionLines> {
  const ids = trainees.map(({ id }) => id)

  const [rows, bases] = await Promise.all([
    findTraineeBlocks(ctx.db, ids),
    findBasesOf(ctx.db, ids),
  ])

  const stays = rows.flatMap((row) => {
    const baseId = bases.get(row.traineeId)
    return baseId !== undefined && countsInTimetable(row) ? [{ ...row, baseId }] : []
  })

  const facts = await findBlockFacts(ctx, stays)

  const judged = stays.map((stay) => {
    const { recordedAbsence, unexcused, workingDays, rules } = facts.get(stay.id)!
    const absenceDays = Math.max(recordedAbsence, scoresOf(stay, null).absenceDays)
    const isOver = shortfallsOf({ ...MET, absenceDays, workingDays }, rules).some(
      ({ key }) => key === 'absence',
    )

    return {
      traineeId: stay.traineeId,
      absenceDays,
      unexcused,
      isOver,
      limit: Math.round(rules.absence * 1000) / 10,
    }
  })

  const byTrainee = grouped(judged, (absence) => absence.traineeId)

  return new Map(ids.map((id) => [id, [absenceLine(ctx, id, byTrainee.get(id) ?? [])]]))
}

type StayAbsence = { absenceDays: number; unexcused: number; isOver: boolean; limit: number }

function absenceLine(ctx: SignedCtx, id: number, stays: readonly StayAbsence[]): CompletionLine {
  const { completion: words } = blockWords[ctx.language]

  const line = {
    key: 'absence',
    label: words.absence,
    path: '/daily/leave',
    staffPath: `/rotation/trainees?id=${id}`,
  }

  const [first] = stays
  if (!first) return { ...line, state: 'unrecorded' }

  const days = stays.reduce((sum, { absenceDays }) => sum + absenceDays, 0)
  const count = stays.filter(({ isOver }) => isOver).length
  const unexcused = stays.reduce((sum, stay) => sum + stay.unexcused, 0)

  const detail = [
    fillSentence(words.absent, { days, limit: first.limit }),
    ...(unexcused > 0 ? [fillSentence(words.unexcused, { days: unexcused })] : []),
    ...(count > 0 ? [fillSentence(words.absentOver, { count })] : []),
  ].join(' · ')

  return { ...line, state: count === 0 ? 'met' : 'missing', detail }
}
