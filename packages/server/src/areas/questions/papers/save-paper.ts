import { paperErrors as errors } from '@residency/contract/areas/questions/papers/access'
import type { PaperForm } from '@residency/contract/areas/questions/papers/paper.contract'
import { paperFlow } from '@residency/contract/areas/questions/papers/paper.flow'
import { inUseError } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import { findItems } from './item.queries.ts'
import { openPaper } from './lock-paper.ts'
import { isDraft, mayDesignForAll } from './paper.policy.ts'
import { placesIn } from './present-paper.ts'
import { findPaperBases } from './usable-question.queries.ts'

/** Papers are for bases one works with; without a base only where somebody may design for all. */
export async function mustBeOwnBase(tx: SignedCtx, baseId: number | null) {
  const isOwn =
    baseId === null
      ? mayDesignForAll(tx.actor)
      : (await findPaperBases(tx.db, visibleQuestions(tx))).some(({ id }) => id === baseId)
  if (!isOwn) throw fail(errors.paperHostWrong)
}

export const paperColumns = (form: PaperForm) => ({
  title: form.title,
  note: form.note,
  baseId: form.baseId,
  passPercent: form.passPercent,
  givesPart: form.givesPart,
})

export const createPaper = (ctx: SignedCtx, form: PaperForm) =>
  inTransaction(ctx, async (tx) => {
    await mustBeOwnBase(tx, form.baseId)
    return createRecord(tx, 'learningPapers', {
      columns: { ...paperColumns(form), createdBy: tx.actor.userId },
      action: 'learning.paper.create',
      entity: paperFlow.name,
    })
  })

/**
 * Changes a draft; the paper cannot be moved to another base while it has questions of the old one.
 */
export const updatePaper = (
  ctx: SignedCtx,
  { id, version, ...form }: PaperForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await openPaper(tx, id), version)
    if (!isDraft(before.state)) throw fail(errors.paperNotDraft)

    if (form.baseId !== before.baseId) {
      await mustBeOwnBase(tx, form.baseId)

      const foreign = (await findItems(tx.db, id)).filter(
        (item) => form.baseId !== null && item.baseId !== null && item.baseId !== form.baseId,
      )
      if (foreign.length > 0)
        throw fail(errors.paperBaseWrong, {
          places: placesIn(
            tx.language,
            foreign.map(({ place }) => place),
          ),
        })
    }

    const next = await changeRecord(tx, 'learningPapers', before, {
      columns: paperColumns(form),
      action: 'learning.paper.update',
      entity: paperFlow.name,
    })

    return { id, version: next }
  })

/**
 * Deletes a draft. The first of parallel forms stays while others name it, and a paper of an exam
 * stays with it.
 */
export const deletePaper = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = await openPaper(tx, id)
    if (!isDraft(before.state)) throw fail(errors.paperNotDraft)

    await tx.db.deleteFrom('learningPapers').where('id', '=', id).execute()
    await tx.audit({ action: 'learning.paper.delete', entity: paperFlow.name, entityId: id })

    return null
  }).catch(inUseError)
