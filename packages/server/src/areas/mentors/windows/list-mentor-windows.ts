import { libraryPermissions as may } from '@residency/contract/areas/mentors/library/access'
import type { MentorWindowFilters } from '@residency/contract/areas/mentors/library/mentor-window.contract'
import { labelIn, permittedActions, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleMentors } from '../library/mentor-entry.policy.ts'
import { findWindow, findWindowPage, type WindowRow } from './mentor-window.queries.ts'
import { windowStateAt } from './mentor-window.rules.ts'

const presentWindowRow = (ctx: SignedCtx, w: WindowRow) => ({
  ...w,
  base: labelIn(ctx.language, w.base, w.baseEn),
  startsAt: toMoment(w.startsAt),
  endsAt: toMoment(w.endsAt),
  isOn: w.isOn ? (1 as const) : (0 as const),
  state: windowStateAt(w, ctx.now()),
  ...w.offered,
  actions: permittedActions(ctx.actor, {
    edit: may.windowManage,
    delete: w.applicants === 0 && may.windowManage,
  }),
})

/** Windows of the bases in the reader's scope, the latest first. */
export async function listMentorWindows(ctx: SignedCtx, filters: MentorWindowFilters) {
  const match = { ...filters, scope: visibleMentors(ctx.actor), now: ctx.now() }
  const { rows, total } = await findWindowPage(ctx.db, match, filters, ctx.language)
  return { list: rows.map((row) => presentWindowRow(ctx, row)), total }
}

export const getMentorWindow = async (ctx: SignedCtx, { id }: { id: number }) =>
  presentWindowRow(ctx, found(await findWindow(ctx.db, visibleMentors(ctx.actor), id)))
