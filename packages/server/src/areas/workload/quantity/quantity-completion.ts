import { percentOfRequired } from '@residency/contract/areas/workload/quantity/percent.public'
import { quantityWords } from '@residency/contract/areas/workload/quantity/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CompletionLine, CompletionLines, TraineeRef } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { sumByTrainee } from './quantity.queries.ts'

/** The line of the completion check: everything that the standard asks for is passed. */
export async function workloadCompletion(
  ctx: SignedCtx,
  trainees: readonly TraineeRef[],
): Promise<CompletionLines> {
  const words = quantityWords[ctx.language]

  const sums = await sumByTrainee(
    ctx.db,
    trainees.map(({ id }) => id),
    undefined,
  )

  return new Map(
    sums.map(({ traineeId, required, passed, missing }): [number, CompletionLine[]] => {
      const percent = percentOfRequired(passed, required)

      const detail =
        missing === 0
          ? words.workloadMet
          : fillSentence(words.workloadShort, {
              percent: String(percent),
              missing: String(missing),
            })

      const paths = { path: '/workload/progress', staffPath: `/workload/quantity?id=${traineeId}` }

      return [
        traineeId,
        [
          {
            key: 'workload',
            label: words.workloadLine,
            state: missing === 0 ? 'met' : 'missing',
            detail,
            share: required > 0 ? passed / required : 1,
            ...paths,
          },
        ],
      ]
    }),
  )
}
