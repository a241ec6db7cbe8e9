import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findPresences, findTraineeBlocks } from '../../rotations/rotations.public.ts'
import { findCountedOfUser, findLines, type LineRow } from '../quantity/quantity.queries.ts'
import { workloadHomeWords } from './home.text.ts'

const SHOWN = 6

const shareOf = ({ passed, required }: LineRow) =>
  required === 0 ? 1 : Math.min(1, passed / required)

/**
 * What the stay of today asks for and how much of it is passed, the least first; null for readers
 * who are no trainees.
 */
export async function readOwnProgress(ctx: SignedCtx) {
  const own = await findCountedOfUser(ctx.db, ctx.actor.userId)
  if (!own) return null

  const words = workloadHomeWords[ctx.language]
  const today = dayInChina(ctx.now())

  const [all, blocks] = await Promise.all([
    findLines(ctx.db, own.id),
    findTraineeBlocks(ctx.db, [own.id]),
  ])

  const presences = await findPresences(ctx.db, idsOf(blocks), today)
  const now = blocks.find(({ id }) => presences.has(id))

  const lines = all
    .filter(({ rowId }) => rowId === now?.rowId)
    .sort((a, b) => shareOf(a) - shareOf(b))

  return rowsPart({
    title: words.ownStay,
    rows: lines.slice(0, SHOWN).map((line) => ({
      id: line.requirementId,
      title: line.item,
      note: fillSentence(words.ofRequired, {
        passed: line.passed,
        required: line.required,
        unit: line.unit ? ` ${line.unit}` : '',
      }),
      share: shareOf(line),
    })),
    total: lines.length,
    empty: words.noStay,
    to: placeOf('workload/own/index'),
  })
}
