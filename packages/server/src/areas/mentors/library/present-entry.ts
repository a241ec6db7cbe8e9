import { libraryPermissions as may } from '@residency/contract/areas/mentors/library/access'
import { holds, labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { mayManage, reviewActions, visibleMentors } from './mentor-entry.policy.ts'
import { type EntryRow, findEntry, isOwnEntry } from './mentor-entry.queries.ts'

export const MENTOR_ENTRY = 'mentorEntry'
export const TITLES = 'title'
type Titles = ReadonlyMap<string, string>

/** Labels of titles, read once for a page of rows. */
export const titleLabels = (ctx: SignedCtx): Promise<Titles> =>
  findDictLabels(ctx.db, TITLES, ctx.language)

/** An entry as lists and pages show it. */
export const presentEntry = (ctx: SignedCtx, m: EntryRow, titles: Titles) => ({
  ...m,
  base: labelIn(ctx.language, m.base, m.baseEn),
  department: labelIn(ctx.language, m.department, m.departmentEn),
  titleLabel: titles.get(m.title) ?? m.title,
  expectations: m.wishes,
  submittedAt: m.submittedAt && minuteInChina(m.submittedAt),
})

/** The same with what the reader may do. */
export const reviewedEntry = (ctx: SignedCtx, m: EntryRow, titles: Titles) => ({
  ...presentEntry(ctx, m, titles),
  actions: reviewActions(m, ctx.actor),
  mayEdit: mayManage(m, ctx.actor),
})

/** The papers of an entry are read by its mentor and by those in whose scope it is. */
export async function mayReadEntry(ctx: SignedCtx, id: number): Promise<boolean> {
  if (await isOwnEntry(ctx.db, ctx.actor.userId, id)) return true
  return (
    holds(ctx.actor, may.list) &&
    (await findEntry(ctx.db, visibleMentors(ctx.actor), id)) !== undefined
  )
}
