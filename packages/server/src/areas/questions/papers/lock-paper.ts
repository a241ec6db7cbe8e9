import { paperErrors as errors } from '@residency/contract/areas/questions/papers/access'
import { paperFlow } from '@residency/contract/areas/questions/papers/paper.flow'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { SYSTEM_ACTOR } from '../../../platform/flow/system-actor.ts'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { isLocked, visiblePapers } from './paper.policy.ts'
import { findPaperForUpdate, type PaperRow } from './paper.queries.ts'

/**
 * Locks a checked paper with its first attempt, in the transaction that starts it; afterwards it
 * does nothing. A thousand people may start at once, so the row is only locked while the paper is
 * not: a locked paper never changes. Refuses a draft with kernel.actionNotNow.
 */
export async function lockPaper(tx: Ctx, paperId: number): Promise<void> {
  const row = () =>
    tx.db.selectFrom('learningPapers').select(['id', 'state', 'version']).where('id', '=', paperId)
  if (isLocked(found(await row().executeTakeFirst()).state)) return

  const paper = found(await row().forUpdate().executeTakeFirst())
  if (isLocked(paper.state)) return

  await advance(
    { ...tx, actor: SYSTEM_ACTOR },
    paperFlow,
    'lock',
    { id: paperId, state: paper.state, relations: new Set() },
    {},
    (state) => updateRow(tx, 'learningPapers', paper, { state }),
  )
}

/** Nobody changes or copies a paper that they sit, or may still sit. */
export function mustNotSit<Paper extends { maySit: boolean }>(paper: Paper): Paper {
  if (paper.maySit) throw fail(errors.paperOfOwnExam)
  return paper
}

/** A paper in the actor's scope, locked for a change. People who are to sit it change nothing. */
export const openPaper = async (tx: SignedCtx, id: number): Promise<PaperRow> =>
  mustNotSit(found(await findPaperForUpdate(tx.db, visiblePapers(tx), id)))
