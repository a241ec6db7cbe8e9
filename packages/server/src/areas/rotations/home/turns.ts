import { blockPermissions as may } from '@residency/contract/areas/rotations/blocks/permissions'
import { holds, labelIn } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { figurePart, placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filled } from '../../../platform/sheets/sheet-plan.ts'
import { countBlocks } from '../blocks/block.queries.ts'
import { blockMatch } from '../blocks/list-blocks.ts'
import { findComing, findTurns } from './home.queries.ts'
import { rotationsHomeWords } from './home.text.ts'

const PAGE = 'rotation/month/index'
const AHEAD = 14

/** How many stays of the reader's departments begin, or end, in this month. */
export const countTurns = (phase: 'arriving' | 'leaving') => async (ctx: SignedCtx) => {
  if (!holds(ctx.actor, may.list)) return null
  const words = rotationsHomeWords[ctx.language]
  const filters = { month: dayInChina(ctx.now()).slice(0, 7), phase }
  const value = await countBlocks(ctx.db, blockMatch(ctx, filters))
  return figurePart({ label: words[phase], value, note: words.inDepartments, to: placeOf(PAGE, filters) })
}
/** Stays that are over and not assessed. */
export async function countLateExits(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.list)) return null
  const words = rotationsHomeWords[ctx.language]
  const filters = { waiting: 'late' as const }
  const value = await countBlocks(ctx.db, blockMatch(ctx, filters))
  const note = value === 0 ? words.none : words.overdueNote
  return figurePart({ label: words.overdue, value, note, tone: value === 0 ? 'good' : 'bad', to: placeOf(PAGE, filters) })
}
/** How many arrive on each day of the next two weeks, and how many of them have no supervisor: nothing can be confirmed before they are here. */
export async function readComing(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.enter)) return null
  const words = rotationsHomeWords[ctx.language]
  const today = dayInChina(ctx.now())
  const days = await findComing(ctx.db, blockMatch(ctx, {}).scope, addDays(today, 1), addDays(today, AHEAD))

  return rowsPart({
    title: words.coming,
    rows: days.map(({ day, count, unsupervised }, at) => ({
      id: at,
      title: filled(words.comingOn, { day, count }),
      note: unsupervised ? filled(words.unsupervised, { count: unsupervised }) : words.allSupervised,
      to: placeOf(PAGE, { month: day.slice(0, 7), phase: 'arriving' }),
    })),
    empty: words.noneComing,
  })
}
/** Who comes to the reader's departments and who leaves them within two weeks. */
export async function readTurns(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.list)) return null
  const words = rotationsHomeWords[ctx.language]
  const today = dayInChina(ctx.now())
  const until = addDays(dayInChina(ctx.now()), AHEAD)
  const { rows, total } = await findTurns(ctx.db, blockMatch(ctx, {}).scope, today, until)
  return rowsPart({
    title: words.turns,
    rows: rows.map((b) => ({
      id: b.id,
      title: b.real_name,
      note: labelIn(ctx.language, b.department, b.department_en),
      tag: { text: filled(b.arrives ? words.arrives : words.leaves, { day: b.day.slice(5) }), tone: b.arrives ? 'good' : 'calm' },
      to: placeOf(PAGE, { id: String(b.id) }),
    })),
    total,
    empty: words.noTurns,
    to: placeOf(PAGE),
  })
}
