import { factPermissions as may } from '@residency/contract/areas/rotations/figures/access'
import { holds, joinItems } from '@residency/contract/kernel'
import { firstDayOf, monthAfter } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { monthInChina } from '../../../platform/clock.ts'
import { chartPart, placeOf } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { loadOfMonths } from '../figures/load.ts'
import { fullestFirst, isOver, sumOfMonths } from './capacity.rules.ts'
import { rotationsHomeWords } from './home.text.ts'

const [MONTHS, SHOWN, NAMED] = [6, 8, 3]
const thisMonth = (ctx: SignedCtx) => firstDayOf(monthInChina(ctx.now()))

/** Seats used and capacity of the fullest departments in the next month. */
export async function readNextMonth(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.load)) return null

  const words = rotationsHomeWords[ctx.language]

  const { departments, months } = await loadOfMonths(
    ctx,
    firstDayOf(monthAfter(thisMonth(ctx), 1)),
    1,
  )

  const fullest = fullestFirst(departments)
  const over = fullest.filter(({ cell }) => isOver(cell))
  const chartRows = fullest.slice(0, SHOWN)

  const names = joinItems(
    ctx.language,
    over.slice(0, NAMED).map(({ name }) => name),
  )

  const answer =
    over.length === 0
      ? fillSentence(words.overNone, { count: chartRows.length })
      : fillSentence(over.length > NAMED ? words.overMore : words.overNames, {
          names,
          count: over.length,
        })

  return chartPart({
    title: words.overNext,
    answer,
    labels: chartRows.map(({ name }) => name),
    series: [
      { name: words.used, values: chartRows.map(({ cell }) => cell.seats) },
      { name: words.capacity, values: chartRows.map(({ cell }) => cell.capacity ?? 0) },
    ],
    isStacked: false,
    empty: words.nobodyNext,
    to: placeOf('rotation/load/index', { from: months[0]! }),
  })
}

/** Seats used and capacity of the reader's departments in this month and the next ones. */
export async function readMonthsAhead(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.load)) return null

  const words = rotationsHomeWords[ctx.language]
  const load = await loadOfMonths(ctx, thisMonth(ctx), MONTHS)
  const { months } = load
  const sums = sumOfMonths(load.departments, MONTHS)
  const full = months.filter((_, at) => load.departments.some(({ cells }) => isOver(cells[at]!)))

  return chartPart({
    title: words.capacityAhead,
    answer: full.length
      ? fillSentence(words.capacityOver, { months: joinItems(ctx.language, full) })
      : words.capacityFine,
    labels: load.departments.length ? months : [],
    series: [
      { name: words.used, values: sums.map(({ seats }) => seats) },
      { name: words.capacity, values: sums.map(({ capacity }) => capacity) },
    ],
    isStacked: false,
    empty: words.noDepartments,
    to: placeOf('rotation/load/index'),
  })
}
