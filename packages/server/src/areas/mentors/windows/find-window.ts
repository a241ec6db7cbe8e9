import { mentorChoiceErrors as errors } from '@residency/contract/areas/mentors/choice/access'
import type { MentorWindow } from '@residency/contract/areas/mentors/choice/choice-window.contract'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { isAnswerable, windowStateAt } from './mentor-window.rules.ts'
import { closedWindow, openMentorWindow } from './open-mentor-window.ts'
import { lockWindow, type WindowRow } from './window.queries.ts'

const baseOf = (ctx: SignedCtx, { base, baseEn }: WindowRow) => labelIn(ctx.language, base, baseEn)

export const presentWindow = (ctx: SignedCtx, w: WindowRow): MentorWindow => ({
  id: w.id,
  base: baseOf(ctx, w),
  year: w.year,
  mode: w.mode,
  maxChoices: w.maxChoices,
  startsAt: minuteInChina(w.startsAt),
  endsAt: minuteInChina(w.endsAt),
  state: windowStateAt(w, ctx.now()),
})

/** Refuses outside the window, with its dates; people who choose share it. */
export function mustBeOpenNow(ctx: SignedCtx, window: WindowRow): WindowRow {
  const state = windowStateAt(window, ctx.now())
  if (state !== 'open') throw closedWindow(state, window, baseOf(ctx, window))

  return window
}

/** The window of a base in which trainees choose now. */
export async function lockOpenWindow(tx: SignedCtx, baseId: number): Promise<WindowRow> {
  const { id } = await openMentorWindow(tx, baseId)
  return mustBeOpenNow(tx, found(await lockWindow(tx.db, id, 'share')))
}

/** The window of an application that its mentor is about to answer. */
export async function lockAnswerableWindow(tx: SignedCtx, id: number): Promise<WindowRow> {
  const window = found(await lockWindow(tx.db, id, 'share'))
  const state = windowStateAt(window, tx.now())
  if (isAnswerable(state, window.mode, window.published)) return window
  if (state === 'off' || state === 'upcoming') throw closedWindow(state, window, baseOf(tx, window))

  throw fail(errors.matchPublished)
}

/**
 * The window the office matches or places in: it is over (or switched off), so nobody chooses any
 * more.
 */
export function mustBeOver(ctx: SignedCtx, window: WindowRow): WindowRow {
  const state = windowStateAt(window, ctx.now())
  if (state === 'upcoming' || state === 'open')
    throw fail(errors.matchNotYet, { until: minuteInChina(window.endsAt) })

  return window
}
