import { shiftKindWords } from '@residency/contract/areas/duty/kinds/text'
import { rosterPermissions as may } from '@residency/contract/areas/duty/rosters/access'
import { type HomePart, holds, labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { HomeSource } from '../../../platform/area.ts'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import { placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { dutyScope } from '../duty.policy.ts'
import { isSignedAt, isSignInOpen } from '../hours/hours.policy.ts'
import { findNextShifts, findShiftsOfToday, type HomeShift } from './home.queries.ts'
import { dutyHomeWords } from './home.text.ts'

const MAX_OWN = 3
const MAX_ON_DUTY = 8

/** A shift with its hours and its department, in one line. */
function describeShift({ language }: SignedCtx, shift: HomeShift): string {
  const words = dutyHomeWords[language]
  const [day, from = ''] = minuteInChina(shift.startsAt).split(' ')
  const [lastDay, until = ''] = minuteInChina(shift.endsAt).split(' ')
  const hours = fillSentence(day === lastDay ? words.hours : words.hoursToNextDay, {
    kind: shift.kind,
    from,
    until,
  })

  return [hours, labelIn(language, shift.department, shift.departmentEn)].join(' · ')
}

/** Next to a shift: whether it is now, or on call. */
function tagOf({ language, now }: SignedCtx, { startsAt, onCall }: HomeShift) {
  if (onCall !== 'none')
    return { text: shiftKindWords[language].onCall[onCall], tone: 'calm' as const }

  return startsAt <= now() ? { text: dutyHomeWords[language].now, tone: 'good' as const } : null
}

/** When the reader's next shifts are; nothing for somebody without any. */
async function readNextShifts(ctx: SignedCtx): Promise<HomePart | null> {
  if (!holds(ctx.actor, may.own)) return null

  const shifts = await findNextShifts(ctx.db, ctx.actor.userId, ctx.now(), MAX_OWN)
  if (shifts.length === 0) return null

  const words = dutyHomeWords[ctx.language]

  return rowsPart({
    title: words.own,
    rows: shifts.map((shift) => ({
      id: shift.id,
      title: dayInChina(shift.startsAt),
      note: describeShift(ctx, shift),
      tag: tagOf(ctx, shift),
      ...(isSignedAt(shift) && isSignInOpen(shift, ctx.now()) && { to: placeOf('duty/hours/own') }),
    })),
    empty: words.noneOwn,
    to: placeOf('duty/own/index'),
  })
}

/** Who is on duty, or may be called, until the end of the day; nothing where nobody is. */
async function readOnDuty(ctx: SignedCtx): Promise<HomePart | null> {
  if (!holds(ctx.actor, may.list)) return null

  const scope = dutyScope(ctx.actor)
  const { rows, total } = await findShiftsOfToday(ctx.db, scope, ctx.now(), MAX_ON_DUTY)
  if (total === 0) return null

  const words = dutyHomeWords[ctx.language]

  return rowsPart({
    title: words.onDuty,
    rows: rows.map((shift) => ({
      id: shift.id,
      title: shift.name,
      note: describeShift(ctx, shift),
      tag: tagOf(ctx, shift),
      to: placeOf('duty/roster/index', { id: String(shift.rosterId) }),
    })),
    total,
    empty: words.none,
    to: placeOf('duty/roster/index'),
  })
}

/** What the home page shows of duties. */
export const dutyHome: Readonly<Record<string, HomeSource>> = {
  nextShifts: { sections: ['trainee'], place: 11, isFirst: true, read: readNextShifts },
  onDuty: { sections: ['department', 'base'], place: 21, isFirst: true, read: readOnDuty },
}
