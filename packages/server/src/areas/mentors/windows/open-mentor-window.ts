import { mentorWindowErrors } from '@residency/contract/areas/mentors/library/access'
import type { MentorWindowState } from '@residency/contract/areas/mentors/library/mentor-window.contract'
import { type ErrorDef, labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findBaseName, findWindowsOfBase } from './mentor-window.queries.ts'
import { effectiveWindow, windowStateAt } from './mentor-window.rules.ts'

/** The window of a base that counts now, with its state; undefined if none exists. */
async function findMentorWindow(ctx: Ctx, baseId: number) {
  const window = effectiveWindow(await findWindowsOfBase(ctx.db, baseId), ctx.now())
  return window && { ...window, state: windowStateAt(window, ctx.now()) }
}

type OpenWindow = NonNullable<Awaited<ReturnType<typeof findMentorWindow>>>

const REFUSALS: Readonly<Record<Exclude<MentorWindowState, 'open'>, ErrorDef>> = {
  upcoming: mentorWindowErrors.windowNotYet,
  over: mentorWindowErrors.windowOver,
  off: mentorWindowErrors.windowOff,
}

/** The refusal outside a window, with its dates. */
export const closedWindow = (
  state: Exclude<MentorWindowState, 'open'>,
  window: { startsAt: Date; endsAt: Date },
  base: string,
) =>
  fail(REFUSALS[state], {
    base,
    from: minuteInChina(window.startsAt),
    until: minuteInChina(window.endsAt),
  })

/**
 * The open window in which mentors and trainees of a base choose each other; refuses with its dates
 * while it is closed.
 */
export async function openMentorWindow(ctx: Ctx, baseId: number): Promise<OpenWindow> {
  const window = await findMentorWindow(ctx, baseId)
  if (window?.state === 'open') return window

  const name = await findBaseName(ctx.db, baseId)
  const base = name ? labelIn(ctx.language, name.name, name.nameEn) : ''
  if (!window) throw fail(mentorWindowErrors.windowMissing, { base })

  throw closedWindow(window.state, window, base)
}
