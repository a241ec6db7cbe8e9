import type { LeaveDraft } from '@residency/contract/areas/absence/leave/leave.contract'
import { minuteInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { releaseFiles } from '../../files/files.public.ts'
import { replaceStandIn } from '../stand-ins/stand-in.queries.ts'
import { deleteDraft, findDraftForUpdate, upsertDraft } from './draft.queries.ts'
import { ABSENCE, attach, mustBeTrainee } from './submit-leave.ts'

/** Saves an unfinished application; a trainee has at most one draft. */
export const saveLeaveDraft = (ctx: SignedCtx, form: LeaveDraft) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await mustBeTrainee(tx)
    const { id } = await upsertDraft(tx, trainee.id, form)

    await attach(tx, id, form.papers)
    await replaceStandIn(tx.db, id, form.standInId)

    return { savedTime: minuteInChina(tx.now()) }
  })

export const deleteLeaveDraft = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await mustBeTrainee(tx)
    const draft = await findDraftForUpdate(tx.db, trainee.id)

    if (draft) {
      await releaseFiles(tx, { kind: ABSENCE, id: draft.id })
      await deleteDraft(tx.db, draft.id)
    }

    return null
  })
