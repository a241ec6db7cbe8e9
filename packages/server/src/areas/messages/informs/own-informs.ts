import { informErrors as errors } from '@residency/contract/areas/messages/informs/access'
import { informFlow } from '@residency/contract/areas/messages/informs/inform.flow'
import type { OwnInformFilters } from '@residency/contract/areas/messages/informs/own-inform.contract'
import { kernelErrors, toMoment } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { publishChange } from '../../../platform/live/publish-change.ts'
import { attachmentsOf } from '../attached-files.ts'
import { touchFollowers } from '../recipients/touch-followers.ts'
import { INFORM } from './inform.queries.ts'
import {
  findOwnForUpdate,
  findOwnInform,
  findOwnPage,
  type OwnInformRow,
  writeReceipt,
} from './own-inform.queries.ts'
import { ownStatusOf } from './receipt-status.rules.ts'

const presentOwnInform = (i: OwnInformRow) => ({
  id: i.id,
  title: i.title,
  by: i.by,
  isUrgent: i.isUrgent,
  sentAt: toMoment(i.sentAt),
  status: ownStatusOf(i),
})

export async function listOwnInforms(ctx: SignedCtx, filters: OwnInformFilters) {
  const { rows, total } = await findOwnPage(ctx.db, ctx.actor.userId, filters)
  return {
    list: rows.map((row) => ({
      ...presentOwnInform(row),
      files: row.withdrawnAt ? 0 : row.fileKeys.length,
    })),
    total,
  }
}

/** An inform as its recipient reads it; text and files of one that was withdrawn are left out. */
export async function getOwnInform(ctx: SignedCtx, { id }: { id: number }) {
  const i = found(await findOwnInform(ctx.db, ctx.actor.userId, id))
  const files = i.withdrawnAt ? [] : await attachmentsOf(ctx.db, { kind: INFORM, id }, i.fileKeys)
  return {
    ...presentOwnInform(i),
    files,
    body: i.withdrawnAt ? null : i.body,
    readAt: toMoment(i.readAt),
    confirmedAt: toMoment(i.confirmedAt),
    withdrawnAt: toMoment(i.withdrawnAt),
  }
}

export const readInform = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const inform = found(await findOwnForUpdate(tx.db, tx.actor.userId, id))
    if (inform.readAt || inform.withdrawnAt) return null

    await writeReceipt(tx.db, id, tx.actor.userId, { readAt: tx.now() })
    await touchFollowers(tx.db, inform.createdBy, '/api/v1/informs')
    await publishChange(tx.db, '/api/v1/ownInforms', [tx.actor.userId])

    return null
  })

export const confirmInform = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const inform = found(await findOwnForUpdate(tx.db, tx.actor.userId, id))
    if (inform.confirmedAt) return null
    if (inform.withdrawnAt) throw fail(errors.informWithdrawn)
    if (!inform.isUrgent) throw fail(kernelErrors.actionNotNow)

    await writeReceipt(tx.db, id, tx.actor.userId, {
      readAt: inform.readAt ?? tx.now(),
      confirmedAt: tx.now(),
    })

    await touchFollowers(tx.db, inform.createdBy, '/api/v1/informs')
    await publishChange(tx.db, '/api/v1/ownInforms', [tx.actor.userId])
    await tx.audit({ action: 'messages.inform.confirm', entity: informFlow.name, entityId: id })

    return null
  })
