import { informFlow } from '@residency/contract/areas/messages/informs/inform.flow'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { type Actor, inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { eachApart } from '../../../platform/jobs/each-apart.ts'
import { publishChange } from '../../../platform/live/publish-change.ts'
import { findActorById } from '../../accounts/accounts.public.ts'
import { notify } from '../notices/notify.ts'
import { mayAddress } from '../recipients/recipient.policy.ts'
import { findDueIds, type InformRow, lockDue } from './inform.queries.ts'
import { informNotices } from './inform-notices.seed.ts'
import { deliverInform } from './send-inform.ts'

const SENDER = new Set(['sender'] as const)

/**
 * Sends what was planned once its time has come, each inform in a transaction of its own. Several
 * processes at once send each once; one that fails delays no other, and is tried again. Throws the
 * first failure when all have had their turn.
 */
export async function sendDueInforms(ctx: SignedCtx): Promise<number> {
  let sent = 0

  await eachApart(await findDueIds(ctx.db, ctx.now()), async ({ id }) => {
    if (await sendDue(ctx, id)) sent += 1
  })

  return sent
}

async function sendDue(ctx: SignedCtx, id: number): Promise<boolean> {
  try {
    return await inTransaction(ctx, async (tx) => {
      const inform = await lockDue(tx.db, id, tx.now())
      if (!inform) return false

      const writer = await findActorById(tx.db, inform.createdBy)
      if (!writer || !mayAddress(writer)) return returnToDraft(tx, inform)

      await deliverInform(tx, inform, SENDER, writer satisfies Actor)

      return true
    })
  } catch (error) {
    if (!(error instanceof Fail)) throw error
    // nobody is reached any more, or an attachment is gone
    return inTransaction(ctx, async (tx) => {
      const inform = await lockDue(tx.db, id, tx.now())
      return inform ? returnToDraft(tx, inform) : false
    })
  }
}

/** What cannot be sent becomes a draft again, and its writer is notified. */
async function returnToDraft(tx: SignedCtx, inform: InformRow): Promise<false> {
  await advance(
    tx,
    informFlow,
    'unschedule',
    { id: inform.id, state: inform.state, relations: SENDER },
    {},
    (state) => updateRow(tx, 'messageInforms', inform, { state, sendAt: null }),
  )

  const values = { title: inform.title, by: inform.by }

  await notify(tx, informNotices.unschedule, [
    { userId: inform.createdBy, values, path: `/message/inform?id=${inform.id}` },
  ])
  await publishChange(tx.db, '/api/v1/informs', [inform.createdBy])

  return false
}
