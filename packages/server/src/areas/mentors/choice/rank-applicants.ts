import { mentorChoiceErrors as errors } from '@residency/contract/areas/mentors/choice/access'
import type { rankApplicants as rankCall } from '@residency/contract/areas/mentors/choice/applicants.contract'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { lockAnswerableWindow } from '../windows/find-window.ts'
import { findWindowsOfMentor } from '../windows/window.queries.ts'
import { findOpenOfEntryForUpdate, saveMentorRanks } from './application.queries.ts'

/** Saves the own ranking of those who applied, as a whole: who is left out is not ranked. */
export const rankApplicants = (ctx: SignedCtx, { entryId, ids }: InputOf<typeof rankCall, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const windows = await findWindowsOfMentor(tx.db, tx.actor.userId)
    const { id: windowId } = found(windows.find((window) => window.entryId === entryId))

    await lockAnswerableWindow(tx, windowId)

    const open = (await findOpenOfEntryForUpdate(tx.db, windowId, entryId)).map(({ id }) => id)
    const order = [...new Set(ids)]
    if (order.some((id) => !open.includes(id))) throw fail(errors.notOwnApplicant)

    await saveMentorRanks(tx.db, open, order, tx.now())

    await tx.audit({
      action: 'mentors.choice.rank',
      entity: 'mentorEntry',
      entityId: entryId,
      detail: { windowId, ids: order },
    })

    return null
  })
