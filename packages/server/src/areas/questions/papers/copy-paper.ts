import { paperFlow } from '@residency/contract/areas/questions/papers/paper.flow'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { copyItems } from './item.queries.ts'
import { mustNotSit } from './must-not-sit.ts'
import { visiblePapers } from './paper.policy.ts'
import { findPaper } from './paper.queries.ts'
import { paperText } from './paper.text.ts'
import { mustHost } from './save-paper.ts'

const LONGEST_TITLE = 120
/** A draft with the same sections and editions; the letter of a parallel form stays with the original. */
export const copyPaper = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const one = mustNotSit(found(await findPaper(tx.db, visiblePapers(tx), id)))
    await mustHost(tx, one.base_id)
    const suffix = paperText[tx.language].copy
    const saved = await tx.db
      .insertInto('learning_papers')
      .values({
        title: one.title.slice(0, LONGEST_TITLE - suffix.length) + suffix,
        ...{ note: one.note, base_id: one.base_id, pass_percent: one.pass_percent, gives_part: one.gives_part },
        sections: JSON.stringify(one.sections),
        ...{ created_by: tx.actor.userId, created_at: tx.now(), updated_at: tx.now() },
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    await copyItems(tx.db, id, saved.id)
    await tx.audit({ action: 'learning.paper.copy', entity: paperFlow.name, entityId: saved.id, detail: { from: id } })
    return saved
  })
