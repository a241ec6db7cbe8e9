import { bankErrors as errors } from '@residency/contract/areas/questions/bank/access'
import {
  MAX_KNOWLEDGE_POINTS,
  type mergePair as merging,
} from '@residency/contract/areas/questions/bank/question.contract'
import { questionFlow } from '@residency/contract/areas/questions/bank/question.flow'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import type { Page } from '../../../platform/db/pages.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { presentSide } from '../bank/present-row.ts'
import { relationsToQuestion, visibleQuestions } from '../bank/question.policy.ts'
import { findQuestions, findQuestionsForUpdate } from '../bank/question.queries.ts'
import { findPairPage, setApart } from './pair.queries.ts'

export async function listPairs(ctx: SignedCtx, page: Page) {
  const scope = visibleQuestions(ctx)
  const { rows, total } = await findPairPage(ctx.db, scope, page)
  const ids = [...new Set(rows.flatMap(({ oneId, otherId }) => [oneId, otherId]))]
  const sides = new Map(
    (await findQuestions(ctx.db, scope, ids)).map((row) => [row.id, presentSide(ctx, row)]),
  )

  const list = rows.flatMap(({ oneId, otherId, share }) => {
    const [one, other] = [sides.get(oneId), sides.get(otherId)]
    return one && other ? [{ share, one, other }] : []
  })

  return { list, total }
}

async function bothForUpdate(tx: SignedCtx, keptId: number, goneId: number) {
  if (keptId === goneId) throw fail(errors.pairWrong)

  const rows = await findQuestionsForUpdate(tx.db, visibleQuestions(tx), [keptId, goneId])
  const of = (id: number) => found(rows.find((row) => row.id === id && row.isKeeper))

  return { remaining: of(keptId), gone: of(goneId) }
}

/**
 * Keeps one of two questions that are the same and retires the other; the kept one gets the
 * knowledge points of both.
 */
export const mergePair = (
  ctx: SignedCtx,
  { keptId, goneId, goneVersion }: InputOf<typeof merging, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { remaining, gone } = await bothForUpdate(tx, keptId, goneId)
    mustMatchVersion(gone, goneVersion)

    const isRetired = remaining.state === questionFlow.actions.retire.to
    if (isRetired) throw fail(kernelErrors.actionNotNow)

    const record = { id: goneId, state: gone.state, relations: relationsToQuestion(tx.actor, gone) }

    await advance(tx, questionFlow, 'retire', record, {}, (state) =>
      updateRow(tx, 'learningQuestions', gone, { state }),
    )

    const points = [...new Set([...remaining.points, ...gone.points])].slice(
      0,
      MAX_KNOWLEDGE_POINTS,
    )

    await updateRow(tx, 'learningQuestions', remaining, { points })

    await tx.audit({
      action: 'learning.question.merge',
      entity: questionFlow.name,
      entityId: keptId,
      detail: { goneId },
    })

    return null
  })

export const markAsDifferent = (
  ctx: SignedCtx,
  { keptId, goneId }: { keptId: number; goneId: number },
) =>
  inTransaction(ctx, async (tx) => {
    await bothForUpdate(tx, keptId, goneId)
    if (!(await setApart(tx.db, tx.actor.userId, keptId, goneId))) throw notFound()

    await tx.audit({
      action: 'learning.question.apart',
      entity: questionFlow.name,
      entityId: keptId,
      detail: { goneId },
    })

    return null
  })
