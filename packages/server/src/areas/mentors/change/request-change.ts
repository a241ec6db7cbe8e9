import { changeErrors } from '@residency/contract/areas/mentors/change/access'
import type { requestChange as requestCall } from '@residency/contract/areas/mentors/change/change.contract'
import { changeFlow } from '@residency/contract/areas/mentors/change/change.flow'
import type { InputOf } from '@residency/contract/kernel'
import { createRecord } from '../../../platform/db/records.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { relationsToChange } from './change.policy.ts'
import { findOfferedEntries, findOwnChangeForUpdate, findPresent } from './change.queries.ts'
import { changeNotices } from './change-notices.seed.ts'

/** A trainee requests another mentor of the own base; the new mentor is notified. */
export const requestChange = (
  ctx: SignedCtx,
  { entryId, why }: InputOf<typeof requestCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const present = await findPresent(tx.db, ctx.actor.userId)
    if (!present) throw fail(changeErrors.noMentorYet)

    const offered = await findOfferedEntries(tx.db, present.baseId, 0)
    const wanted = offered.find(({ id }) => id === entryId)
    if (!wanted) throw fail(changeErrors.mentorNotOffered)
    if (wanted.userId === present.mentorId) throw fail(changeErrors.mentorIsPresent)
    if (wanted.free < 1) throw fail(changeErrors.noPlaceLeft, { mentor: wanted.name })

    const { id } = await createRecord(tx, 'mentorChanges', {
      columns: {
        traineeId: present.traineeId,
        relationId: present.relationId,
        newEntryId: entryId,
        why,
      },
      action: 'mentors.change.request',
      entity: 'mentorChange',
      errors: { mentor_changes_open: changeErrors.changeUnderWay },
    })

    await notify(tx, changeNotices.request, [
      {
        userId: wanted.userId,
        values: { trainee: present.name },
        path: `/mentor/change-requests?id=${id}`,
      },
    ])

    return { id }
  })

/** Withdraws the own request before it is decided. */
export const withdrawChange = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const own = found(await findOwnChangeForUpdate(tx.db, ctx.actor.userId, id))
    const record = { id, state: own.state, relations: relationsToChange(own, ctx.actor) }

    await advance(tx, changeFlow, 'withdraw', record, {}, (state) =>
      updateRow(tx, 'mentorChanges', own, { state }),
    )

    return null
  })
