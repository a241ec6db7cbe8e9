import { recipientErrors as errors } from '@residency/contract/areas/messages/recipients/access'
import type { RecipientChoice } from '@residency/contract/areas/messages/recipients/recipient.contract'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import { findUnknown } from './choice.queries.ts'
import { reachesSomebody } from './people.queries.ts'
import { reachOf, visibleGroups } from './recipient.policy.ts'

/** Refuses a choice that names what the sender does not reach, at the list that has it. */
export async function mustReach(tx: SignedCtx, choice: RecipientChoice) {
  const { actor } = tx

  const unknown = await findUnknown(
    tx.db,
    choice,
    reachOf(tx),
    visibleGroups(actor),
    dayInChina(tx.now()),
  )

  if (unknown.length === 0) return

  const issues = unknown.map((list) => ({
    path: ['body', 'recipients', list],
    message: 'messages.recipients.unknown',
  }))

  throw new Fail(errors.recipientsUnknown, {}, issues)
}

/** The same, and refuses a choice that reaches nobody. */
export async function mustReachSomebody(tx: SignedCtx, choice: RecipientChoice) {
  await mustReach(tx, choice)
  if (!(await reachesSomebody(tx.db, choice, reachOf(tx), dayInChina(tx.now()))))
    throw fail(errors.recipientsNobody)
}
