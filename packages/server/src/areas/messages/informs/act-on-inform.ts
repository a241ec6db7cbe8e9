import { informErrors as errors } from '@residency/contract/areas/messages/informs/access'
import type { actOnInform as call } from '@residency/contract/areas/messages/informs/inform.contract'
import { informFlow } from '@residency/contract/areas/messages/informs/inform.flow'
import type { InputOf } from '@residency/contract/kernel'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { publishChange } from '../../../platform/live/publish-change.ts'
import { mustReachSomebody } from '../recipients/check-recipients.ts'
import { findChoice } from '../recipients/choice.queries.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { touchFollowers } from '../recipients/touch-followers.ts'
import { relationsToInform } from './inform.policy.ts'
import { findInformForUpdate, type InformRow } from './inform.queries.ts'
import { findRecipientIds } from './receipt.queries.ts'
import { deliverInform, mustHaveFiles } from './send-inform.ts'

type Input = InputOf<typeof call, 'out'>
type Columns = Partial<{ sendAt: Date | null; withdrawnAt: Date }>

const step = (
  tx: SignedCtx,
  inform: InformRow,
  action: Exclude<Input['action'], 'send'>,
  columns: Columns,
) => {
  const relations = relationsToInform(tx.actor, inform)
  return advance(
    tx,
    informFlow,
    action,
    { id: inform.id, state: inform.state, relations },
    {},
    (state) => updateRow(tx, 'messageInforms', inform, { state, ...columns }),
  )
}

async function schedule(tx: SignedCtx, inform: InformRow, sendAt: string | undefined) {
  const at = sendAt ? new Date(sendAt) : null
  if (!at || at <= tx.now()) throw fail(errors.informTimePast)
  await mustReachSomebody(tx, await findChoice(tx.db, inform.choiceId))
  await mustHaveFiles(tx, inform)

  return step(tx, inform, 'schedule', { sendAt: at })
}

/**
 * Takes an inform back. Its recipients still see that there was one, without its text and files.
 */
async function withdraw(tx: SignedCtx, inform: InformRow) {
  const state = await step(tx, inform, 'withdraw', { withdrawnAt: tx.now() })
  await publishChange(tx.db, '/api/v1/ownInforms', await findRecipientIds(tx.db, inform.id))

  return state
}

/** Sends an inform, plans it, takes the plan back, or withdraws what was sent. */
export const actOnInform = (ctx: SignedCtx, { id, version, action, sendAt }: Input) =>
  inTransaction(ctx, async (tx) => {
    const inform = mustMatchVersion(
      await findInformForUpdate(tx.db, visibleSenders(tx.actor), id, tx.actor.userId),
      version,
    )

    if (action === 'send')
      return { id, ...(await deliverInform(tx, inform, relationsToInform(tx.actor, inform))) }

    const acts = {
      schedule: () => schedule(tx, inform, sendAt),
      unschedule: () => step(tx, inform, action, { sendAt: null }),
      withdraw: () => withdraw(tx, inform),
    }

    const state = await acts[action]()

    await touchFollowers(tx.db, inform.createdBy, '/api/v1/informs')

    return { id, state, people: inform.people }
  })
