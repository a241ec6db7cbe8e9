import { leavePermissions as may } from '@residency/contract/areas/absence/leave/access'
import { holds } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { figurePart, placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isOfNobody } from '../../organisation/organisation.public.ts'
import { countAbsences } from '../leave/absence.queries.ts'
import { visibleAbsences } from '../leave/leave.policy.ts'
import { absenceMatch, listLeaves } from '../leave/list-leaves.ts'
import { absenceHomeWords } from './home.text.ts'

const SHOWN = 5

const filtersOf = (ctx: SignedCtx) => {
  const today = dayInChina(ctx.now())
  return { from: today, until: today, granted: '1' as const }
}

/**
 * Granted leaves of today of the trainees the reader is responsible for; nothing for other
 * readers.
 */
export async function countAwayToday(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.list)) return null

  const { org } = visibleAbsences(ctx.actor, [])
  if (org === null || isOfNobody(org)) return null

  const words = absenceHomeWords[ctx.language]
  const filters = filtersOf(ctx)
  const value = await countAbsences(ctx.db, await absenceMatch(ctx, filters))
  const note = value ? words.awayNote : words.awayNone

  return figurePart({
    label: words.awayToday,
    value,
    note,
    to: placeOf('daily/leave/record', filters),
  })
}

/** Who of them is on leave today. */
export async function readAwayToday(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.list)) return null

  const words = absenceHomeWords[ctx.language]
  const filters = filtersOf(ctx)

  const { list, total } = await listLeaves(ctx, {
    ...filters,
    pageNum: 1,
    pageSize: SHOWN,
  })

  return rowsPart({
    title: words.away,
    rows: list.map((a) => ({
      id: a.id,
      title: a.name,
      note: fillSentence(words.until, { type: a.type, until: a.endsOn }),
      to: placeOf('daily/leave/record', { id: String(a.id) }),
    })),
    total,
    empty: words.nobody,
    to: placeOf('daily/leave/record', filters),
  })
}

/** Leaves whose present step waits for the reader. */
export async function readLeavesToDecide(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.decide)) return null

  const words = absenceHomeWords[ctx.language]

  const { list, total } = await listLeaves(ctx, {
    waiting: '1',
    queue: 'leave',
    pageNum: 1,
    pageSize: SHOWN,
  })

  return rowsPart({
    title: words.toDecide,
    rows: list.map((a) => ({
      id: a.id,
      title: a.name,
      version: a.version,
      actions: a.actions,
      note: fillSentence(a.startsOn === a.endsOn ? words.oneDay : words.span, {
        type: a.type,
        from: a.startsOn,
        until: a.endsOn,
        days: a.days,
      }),
      tag: a.isUrgent ? { text: words.urgent, tone: 'wait' as const } : null,
      to: placeOf('daily/leave/review', { id: String(a.id) }),
    })),
    total,
    empty: words.nothing,
    to: placeOf('daily/leave/review', { queue: 'leave' }),
  })
}
