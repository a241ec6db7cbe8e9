import { levelWords } from '@residency/contract/areas/competence/levels/text'
import { joinItems } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CompletionLine, CompletionLines, TraineeRef } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findLevelsOf } from '../levels/valid-levels.queries.ts'
import { findNeededItems } from './completion.queries.ts'

const NAMED = 3

type Item = { itemId: number; name: string; neededLevel: number }

/** The line of one trainee: the levels that completion asks for. */
function lineOf(ctx: SignedCtx, needed: readonly Item[], levels: ReadonlyMap<number, number>) {
  const words = levelWords[ctx.language].completion
  const missing = needed.filter((item) => (levels.get(item.itemId) ?? 0) < item.neededLevel)
  const [count, reached] = [needed.length, needed.length - missing.length]
  const names = missing.slice(0, NAMED).map(({ name }) => name)
  const isMet = missing.length === 0

  const line: CompletionLine = {
    key: 'supervisionLevels',
    label: words.levels,
    state: isMet ? 'met' : 'missing',
    detail: isMet
      ? fillSentence(words.met, { needed: count })
      : fillSentence(words.missing, {
          needed: count,
          reached,
          items: joinItems(ctx.language, names),
        }),
    share: reached / count,
    path: '/competence/own',
    staffPath: '/competence/grant',
  }

  return line
}

/** The line of levels, for trainees from whom completion asks for any. */
export async function competenceCompletion(
  ctx: SignedCtx,
  trainees: readonly TraineeRef[],
): Promise<CompletionLines> {
  const ids = trainees.map(({ id }) => id)

  const [needed, levels] = await Promise.all([
    findNeededItems(ctx.db, ids),
    findLevelsOf(ctx.db, ids, dayInChina(ctx.now())),
  ])

  const levelsOf = grouped(levels, (row) => row.traineeId)

  return new Map(
    [...grouped(needed, (row) => row.traineeId)].map(([id, items]) => {
      const reached = new Map((levelsOf.get(id) ?? []).map((row) => [row.itemId, row.level]))
      return [id, [lineOf(ctx, items, reached)]]
    }),
  )
}
