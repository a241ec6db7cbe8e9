import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { invariant } from '../../../platform/invariant.ts'
import { findTrain, findTrainForUpdate } from './train.queries.ts'

const cellOf = (hash: Buffer) => ({
  table: 'learning_induction_trains',
  column: 'invitation',
  row: hash.toString('hex'),
})

/**
 * A new invitation and its columns: looked up by hash, and sealed so that the office can show it
 * again.
 */
export function newInvitation(ctx: Pick<SignedCtx, 'fields'>) {
  const invitation = newToken()
  const hash = tokenHash(invitation)
  return {
    invitation,
    columns: {
      invitationHash: hash,
      invitationSealed: ctx.fields.sealCell(cellOf(hash), invitation)!,
    },
  }
}

export async function getInvitation(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findTrain(ctx.db, id))
  const invitation = ctx.fields.openCell(cellOf(row.invitationHash), row.invitationSealed)

  invariant(invitation !== null, 'a train without an invitation')

  return { invitation }
}

/**
 * Makes a new invitation: links with the old one open nothing any more. Sessions that are open
 * last.
 */
export const renewInvitation = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    found(await findTrainForUpdate(tx.db, id))

    const { invitation, columns } = newInvitation(tx)

    await tx.db.updateTable('learningInductionTrains').set(columns).where('id', '=', id).execute()
    await tx.audit({ action: 'learning.induction.renew', entity: 'inductionTrain', entityId: id })

    return { invitation }
  })
