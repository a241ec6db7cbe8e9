import { paperErrors as errors } from '@residency/contract/areas/questions/papers/access'
import type { actOnPaper as call } from '@residency/contract/areas/questions/papers/paper.contract'
import { paperFlow } from '@residency/contract/areas/questions/papers/paper.flow'
import type { InputOf } from '@residency/contract/kernel'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { useQuestions } from '../bank/use-questions.ts'
import { findItems } from './item.queries.ts'
import { openPaper } from './lock-paper.ts'
import { relationsToPaper } from './paper.policy.ts'
import type { PaperRow } from './paper.queries.ts'
import { placesIn } from './present-paper.ts'

/** Checks a paper, which puts its questions in use; or takes a checked one back as a draft. */
export const actOnPaper = (ctx: SignedCtx, { id, version, action }: InputOf<typeof call, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const paper = mustMatchVersion(await openPaper(tx, id), version)
    const isAllowed =
      paperFlow.actions[action].from.some((from) => from === paper.state) && paper.isAnswering
    if (isAllowed && action === 'check') await mustBeComplete(tx, paper)
    if (isAllowed && action === 'reopen' && paper.isPlanned) throw fail(errors.paperPlanned)

    const state = await advance(
      tx,
      paperFlow,
      action,
      { id, state: paper.state, relations: relationsToPaper(paper) },
      {},
      (next) => updateRow(tx, 'learningPapers', paper, { state: next }),
    )

    return { id, state }
  })

async function mustBeComplete(tx: SignedCtx, paper: PaperRow) {
  const items = await findItems(tx.db, paper.id)
  if (items.length === 0) throw fail(errors.paperEmpty)

  const unusable = new Set(
    await useQuestions(
      tx,
      items.map(({ questionId }) => questionId),
    ),
  )

  const places = items
    .filter(({ questionId }) => unusable.has(questionId))
    .map(({ place }) => place)
  if (places.length > 0)
    throw fail(errors.paperQuestionsUnready, { places: placesIn(tx.language, places) })
}
