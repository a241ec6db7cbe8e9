import { blockPermissions as may } from '@residency/contract/areas/rotations/blocks/access'
import { holds, joinItems } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { monthInChina } from '../../../platform/clock.ts'
import { figurePart, placeOf } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countBlocks, countPresences } from '../blocks/block.queries.ts'
import { blockMatch } from '../blocks/list-blocks.ts'
import { rotationsHomeWords } from './home.text.ts'

const PAGE = 'rotation/month/index'

/** How many of the reader's stays are there today, and how many are not although they should be. */
export async function countHere(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.list)) return null

  const words = rotationsHomeWords[ctx.language]
  const { here: value, away, expected } = await countPresences(ctx.db, blockMatch(ctx, {}))

  const exceptions = [
    ...(away ? [fillSentence(words.awayCount, { count: away })] : []),
    ...(expected ? [fillSentence(words.expectedCount, { count: expected })] : []),
  ]

  const withoutExceptions = value ? words.allHere : words.nobodyHere
  const note = exceptions.length ? joinItems(ctx.language, exceptions) : withoutExceptions

  return figurePart({ label: words.here, value, note, to: placeOf(PAGE, { presence: 'here' }) })
}

/** How many stays of the reader's departments begin, or end, in this month. */
export const countMoves = (phase: 'arriving' | 'leaving') => async (ctx: SignedCtx) => {
  if (!holds(ctx.actor, may.list)) return null

  const words = rotationsHomeWords[ctx.language]
  const filters = { month: monthInChina(ctx.now()), phase }
  const value = await countBlocks(ctx.db, blockMatch(ctx, filters))

  return figurePart({
    label: words[phase],
    value,
    note: words.inDepartments,
    to: placeOf(PAGE, filters),
  })
}

/** Stays that are over and not assessed. */
export async function countLateExits(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.list)) return null

  const words = rotationsHomeWords[ctx.language]
  const filters = { waiting: 'late' as const }
  const value = await countBlocks(ctx.db, blockMatch(ctx, filters))
  const note = value === 0 ? words.none : words.overdueNote

  return figurePart({
    label: words.overdue,
    value,
    note,
    tone: value === 0 ? 'good' : 'bad',
    to: placeOf(PAGE, filters),
  })
}
