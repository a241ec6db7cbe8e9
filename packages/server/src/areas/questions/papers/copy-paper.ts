import { paperFlow } from '@residency/contract/areas/questions/papers/paper.flow'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { copyItems } from './item.queries.ts'
import { mustNotSit } from './lock-paper.ts'
import { visiblePapers } from './paper.policy.ts'
import { findPaper } from './paper.queries.ts'
import { paperText } from './paper.text.ts'
import { mustBeOwnBase } from './save-paper.ts'

const LONGEST_TITLE = 120

/**
 * A draft with the same sections and editions; the letter of a parallel form stays with the
 * original.
 */
export const copyPaper = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const paper = mustNotSit(found(await findPaper(tx.db, visiblePapers(tx), id)))
    await mustBeOwnBase(tx, paper.baseId)

    const suffix = paperText[tx.language].copy

    const saved = await tx.db
      .insertInto('learningPapers')
      .values({
        title: paper.title.slice(0, LONGEST_TITLE - suffix.length) + suffix,
        note: paper.note,
        baseId: paper.baseId,
        passPercent: paper.passPercent,
        givesPart: paper.givesPart,
        sections: JSON.stringify(paper.sections),
        createdBy: tx.actor.userId,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()

    await copyItems(tx.db, id, saved.id)

    await tx.audit({
      action: 'learning.paper.copy',
      entity: paperFlow.name,
      entityId: saved.id,
      detail: { from: id },
    })

    return saved
  })
