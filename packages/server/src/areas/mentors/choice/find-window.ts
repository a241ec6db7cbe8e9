import type { MentorWindow } from '@residency/contract/areas/mentors/choice/choice-window.contract'
import { mentorChoiceErrors as errors } from '@residency/contract/areas/mentors/choice/errors'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findCurrentWindow, lockWindow, type WindowRow } from './window.queries.ts'
import { isAnswerable, windowStateAt } from './window.rules.ts'

export const shownWindow = (ctx: SignedCtx, w: WindowRow): MentorWindow => ({
  id: w.id,
  base: labelIn(ctx.language, w.base, w.base_en),
  year: w.year,
  mode: w.mode as MentorWindow['mode'],
  maxChoices: w.max_choices,
  startsAt: minuteInChina(w.starts_at),
  endsAt: minuteInChina(w.ends_at),
  state: windowStateAt(w, ctx.now()),
})

const datesOf = ({ starts_at, ends_at }: WindowRow) => ({ from: minuteInChina(starts_at), until: minuteInChina(ends_at) })
/** Refuses outside the window, with its dates; whoever chooses shares it with others. */
export function mustBeOpenNow(ctx: SignedCtx, window: WindowRow): WindowRow {
  const state = windowStateAt(window, ctx.now())
  if (state === 'off') throw fail(errors.mentorWindowOff)
  if (state === 'upcoming') throw fail(errors.mentorWindowNotYet, datesOf(window))
  if (state === 'over') throw fail(errors.mentorWindowOver, datesOf(window))
  return window
}
/** The window of a base in which trainees choose now. */
export async function lockOpenWindow(tx: SignedCtx, baseId: number): Promise<WindowRow> {
  const current = await findCurrentWindow(tx.db, baseId, tx.now())
  if (!current) throw fail(errors.noMentorWindow)
  return mustBeOpenNow(tx, found(await lockWindow(tx.db, current.id, 'share')))
}
/** The window of an application that its mentor is about to answer. */
export async function lockAnswerableWindow(tx: SignedCtx, id: number): Promise<WindowRow> {
  const window = found(await lockWindow(tx.db, id, 'share'))
  const state = windowStateAt(window, tx.now())
  if (isAnswerable(state, window.mode, window.published)) return window
  if (state === 'off') throw fail(errors.mentorWindowOff)
  throw state === 'upcoming' ? fail(errors.mentorWindowNotYet, datesOf(window)) : fail(errors.matchPublished)
}
/** The window the office matches or places in: it is over (or switched off), so nobody chooses any more. */
export function mustBeOver(ctx: SignedCtx, window: WindowRow): WindowRow {
  const state = windowStateAt(window, ctx.now())
  if (state === 'upcoming' || state === 'open') throw fail(errors.matchNotYet, datesOf(window))
  return window
}
