import { PASS_MARK } from '@residency/contract/areas/students/completion/score.contract'
import { completionWords } from '@residency/contract/areas/students/completion/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CompletionLine, CompletionLines, TraineeRef } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findFinalScores } from './score.queries.ts'

/** Final theory and final skill: met from the pass mark on. */
export async function scoreLines(
  ctx: SignedCtx,
  trainees: readonly TraineeRef[],
): Promise<CompletionLines> {
  const words = completionWords[ctx.language].completionLines
  const ids = trainees.map(({ id }) => id)
  const scores = await findFinalScores(ctx.db, ids)

  const line = (
    key: 'finalTheory' | 'finalSkill',
    id: number,
    points: number | null,
    day: string | null,
  ): CompletionLine => {
    const place = {
      key,
      label: words[key],
      path: '/student/completion',
      staffPath: `/student/candidates?id=${id}`,
    }

    if (points === null) return { ...place, state: 'unrecorded' }

    const detail = fillSentence(words.points, { points, day, pass: PASS_MARK })

    return { ...place, state: points >= PASS_MARK ? 'met' : 'missing', detail }
  }

  return new Map(
    ids.map((id) => {
      const it = scores.get(id)
      return [
        id,
        [
          line('finalTheory', id, it?.theory ?? null, it?.theoryOn ?? null),
          line('finalSkill', id, it?.skill ?? null, it?.skillOn ?? null),
        ],
      ]
    }),
  )
}
