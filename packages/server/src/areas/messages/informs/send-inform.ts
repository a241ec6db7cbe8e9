import { informErrors as errors } from '@residency/contract/areas/messages/informs/access'
import { informFlow } from '@residency/contract/areas/messages/informs/inform.flow'
import { recipientErrors } from '@residency/contract/areas/messages/recipients/access'
import type { RelationOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { publishChange } from '../../../platform/live/publish-change.ts'
import { attachmentsOf } from '../attached-files.ts'
import { notify } from '../notices/notify.ts'
import { findChoice } from '../recipients/choice.queries.ts'
import { reachOf } from '../recipients/recipient.policy.ts'
import { touchFollowers } from '../recipients/touch-followers.ts'
import { INFORM, type InformRow } from './inform.queries.ts'
import { informNotices } from './inform-notices.seed.ts'
import { insertRecipients } from './receipt.queries.ts'

/** Refuses an inform of which an attachment is no longer stored. */
export async function mustHaveFiles(tx: SignedCtx, inform: Pick<InformRow, 'id' | 'fileKeys'>) {
  const files = await attachmentsOf(tx.db, { kind: INFORM, id: inform.id }, inform.fileKeys)
  if (files.length < inform.fileKeys.length) throw fail(errors.informFileGone)
}

export const pathOfInform = (id: number) => `/message/own?id=${id}`

/**
 * Sends an inform to whom its choice reaches now, in the caller's transaction: fixes the
 * recipients, notifies each, once. `tx.actor` takes the step, `writer` is who addresses them: the
 * same, but for what was planned.
 */
export async function deliverInform(
  tx: SignedCtx,
  inform: InformRow,
  relations: ReadonlySet<RelationOf<typeof informFlow>>,
  writer: SignedCtx['actor'] = tx.actor,
) {
  await mustHaveFiles(tx, inform)

  const state = await advance(
    tx,
    informFlow,
    'send',
    { id: inform.id, state: inform.state, relations },
    {},
    (next) => updateRow(tx, 'messageInforms', inform, { state: next, sentAt: tx.now() }),
  )

  const choice = await findChoice(tx.db, inform.choiceId)

  const ids = await insertRecipients(
    tx.db,
    inform.id,
    choice,
    reachOf({ actor: writer, services: tx.services }),
    dayInChina(tx.now()),
  )

  if (ids.length === 0) throw fail(recipientErrors.recipientsNobody)

  const values = { title: inform.title, by: inform.by }

  await notify(
    tx,
    inform.isUrgent ? informNotices.urgent : informNotices.send,
    ids.map((userId) => ({ userId, values, path: pathOfInform(inform.id) })),
  )

  await publishChange(tx.db, '/api/v1/ownInforms', ids)
  await touchFollowers(tx.db, inform.createdBy, '/api/v1/informs')

  return { state, people: ids.length }
}
