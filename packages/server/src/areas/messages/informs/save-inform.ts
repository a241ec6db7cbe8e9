import type { InformForm } from '@residency/contract/areas/messages/informs/inform.contract'
import { informFlow } from '@residency/contract/areas/messages/informs/inform.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { releaseFiles } from '../../files/files.public.ts'
import { storeFiles } from '../attached-files.ts'
import { mustReachSomebody } from '../recipients/check-recipients.ts'
import { deleteChoice, insertChoice, updateChoice } from '../recipients/choice.queries.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { actionsOnInform } from './inform.policy.ts'
import { findInformForUpdate, INFORM } from './inform.queries.ts'

const columns = (form: InformForm) => ({
  title: form.title,
  body: JSON.stringify(form.body),
  isUrgent: form.isUrgent,
})

type Step = { id: number; version: number }

async function lockDraft(tx: SignedCtx, { id, version }: Step, action: 'edit' | 'delete') {
  const before = mustMatchVersion(
    await findInformForUpdate(tx.db, visibleSenders(tx.actor), id, tx.actor.userId),
    version,
  )
  if (!actionsOnInform(tx.actor, before).includes(action)) throw fail(kernelErrors.actionNotNow)

  return before
}

export const createInform = (ctx: SignedCtx, form: InformForm) =>
  inTransaction(ctx, async (tx) => {
    await mustReachSomebody(tx, form.recipients)

    const row = {
      ...columns(form),
      choiceId: await insertChoice(tx.db, form.recipients),
      state: informFlow.initial,
    }

    const { id } = await tx.db
      .insertInto('messageInforms')
      .values({ ...row, createdBy: tx.actor.userId, createdAt: tx.now(), updatedAt: tx.now() })
      .returning('id')
      .executeTakeFirstOrThrow()

    const fileKeys = await storeFiles(tx, { kind: INFORM, id }, form, 'inform')

    await tx.db.updateTable('messageInforms').set({ fileKeys }).where('id', '=', id).execute()

    await tx.audit({
      action: 'messages.inform.create',
      entity: informFlow.name,
      entityId: id,
      detail: { after: { title: form.title } },
    })

    return { id, version: 1 }
  })

export const updateInform = (ctx: SignedCtx, { id, version, ...form }: InformForm & Step) =>
  inTransaction(ctx, async (tx) => {
    const before = await lockDraft(tx, { id, version }, 'edit')
    await mustReachSomebody(tx, form.recipients)

    await updateChoice(tx.db, before.choiceId, form.recipients)

    const fileKeys = await storeFiles(tx, { kind: INFORM, id }, form, 'inform')
    const detail = { before: { title: before.title }, after: { title: form.title } }

    const next = await changeRecord(tx, 'messageInforms', before, {
      columns: { ...columns(form), fileKeys },
      action: 'messages.inform.update',
      entity: informFlow.name,
      detail,
    })

    return { id, version: next }
  })

export const deleteInform = (ctx: SignedCtx, step: Step) =>
  inTransaction(ctx, async (tx) => {
    const { id, title, choiceId } = await lockDraft(tx, step, 'delete')
    await releaseFiles(tx, { kind: INFORM, id })
    await tx.db.deleteFrom('messageInforms').where('id', '=', id).execute()
    await deleteChoice(tx.db, choiceId)

    await tx.audit({
      action: 'messages.inform.delete',
      entity: informFlow.name,
      entityId: id,
      detail: { before: { title } },
    })

    return null
  })
