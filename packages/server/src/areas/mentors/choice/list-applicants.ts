import type {
  ApplicantFilters,
  OwnMentorEntry,
} from '@residency/contract/areas/mentors/choice/applicants.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { presentWindow } from '../windows/find-window.ts'
import { isAnswerable } from '../windows/mentor-window.rules.ts'
import { findWindowsOfMentor } from '../windows/window.queries.ts'
import { findApplicantPage, findApplicantsOf } from './application.queries.ts'
import { presentApplicant } from './present-application.ts'

/** Trainees who applied to the reader as mentor. */
export async function listApplicants(ctx: SignedCtx, input: ApplicantFilters) {
  const { rows, total } = await findApplicantPage(ctx.db, ctx.actor.userId, input, input)
  return { list: rows.map((row) => presentApplicant(ctx, row)), total }
}

/** The reader's windows as mentor, each with its applicants in the reader's order. */
export async function getOwnApplicants(ctx: SignedCtx): Promise<OwnMentorEntry[]> {
  const windows = await findWindowsOfMentor(ctx.db, ctx.actor.userId)
  const ids = windows.map(({ id }) => id)
  const rows = await findApplicantsOf(ctx.db, ctx.actor.userId, ids)

  return windows.map((window) => {
    const presentedWindow = presentWindow(ctx, window)
    return {
      entryId: window.entryId,
      window: presentedWindow,
      capacity: window.capacity,
      free: window.free,
      mayRank: isAnswerable(presentedWindow.state, window.mode, window.published),
      applicants: rows
        .filter((row) => row.windowId === window.id && row.entryId === window.entryId)
        .map((row) => presentApplicant(ctx, row)),
    }
  })
}
