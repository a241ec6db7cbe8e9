import type { Instance, InstanceTrainee, Plan, Precedence, Preference } from './instance.ts'

/**
 * What a plan reaches of the aims beyond its rules, counted from its blocks. Shares no code with
 * the search.
 */
type PlannedBlock = Plan['trainees'][number]['blocks'][number]

const lastAfter = (blocks: readonly PlannedBlock[]) =>
  Math.max(...blocks.map((block) => block.start + block.months))
const firstOf = (blocks: readonly PlannedBlock[]) => Math.min(...blocks.map((block) => block.start))

/** Blocks of two rows; null where a trainee lacks one of them. */
function ofRows(blocks: readonly PlannedBlock[], { first, next }: Precedence) {
  const inRow = (name: string) =>
    blocks.filter(({ row, department }) => (row === undefined ? department : row) === name)
  const pair = { first: inRow(first), next: inRow(next) }

  return pair.first.length === 0 || pair.next.length === 0 ? null : pair
}

/** The rules of order that a trainee's blocks break. */
export function brokenOrders(
  instance: Instance,
  trainee: InstanceTrainee,
  blocks: readonly PlannedBlock[],
): { department: string; month: number }[] {
  const rules = (instance.order ?? []).concat(trainee.order ?? [])

  return rules.flatMap((rule) => {
    const rows = ofRows(blocks, rule)
    if (!rows || lastAfter(rows.first) <= firstOf(rows.next)) return []

    const early = rows.next.find(({ start }) => start === firstOf(rows.next))!

    return [{ department: early.department, month: early.start }]
  })
}

/** Departments that have fewer trainees in a month than they need. */
export function shortagesIn(
  instance: Instance,
  plan: Plan,
): { department: string; month: number; missing: number }[] {
  const horizon = instance.horizon ?? instance.length ?? 0
  const blocks = plan.trainees.flatMap((trainee) => trainee.blocks)

  return (instance.departments ?? []).flatMap(({ id, least }) => {
    if (least === undefined) return []

    const own = blocks.filter(({ department }) => department === id)

    return Array.from({ length: horizon }, (_, month) => {
      const here = own.filter(({ start, months }) => start <= month && month < start + months)
      const needed = typeof least === 'number' ? least : (least[month] ?? 0)

      return { department: id, month, missing: needed - here.length }
    }).filter(({ missing }) => missing > 0)
  })
}

/** Whether the blocks of one trainee meet a preference. */
export function isMet(blocks: readonly PlannedBlock[], preference: Preference): boolean {
  if ('first' in preference) {
    const rows = ofRows(blocks, preference)
    return rows !== null && lastAfter(rows.first) <= firstOf(rows.next)
  }

  const { department, months, not } = preference
  const stay = new Set(
    blocks
      .filter((block) => department === undefined || block.department === department)
      .flatMap((block) => Array.from({ length: block.months }, (_, at) => block.start + at)),
  )
  const wanted = new Set(months)
  const both = [...stay].filter((month) => wanted.has(month)).length

  if (not) return both === 0

  return both > 0 && both === Math.min(stay.size, wanted.size)
}

/** The weight of these preferences that the blocks of one trainee meet. */
export const weightMet = (
  blocks: readonly PlannedBlock[],
  preferences: readonly Preference[],
): number =>
  preferences.reduce(
    (sum, preference) => sum + (isMet(blocks, preference) ? preference.weight : 0),
    0,
  )

/** The weight of the preferences of each trainee, and of those that a plan meets. */
export function preferencesMet(
  instance: Instance,
  plan: Plan,
): { trainee: string; met: number; wanted: number }[] {
  const planned = new Map(plan.trainees.map(({ id, blocks }) => [id, blocks]))

  return instance.trainees.flatMap(({ id, preferences = [] }) => {
    const blocks = planned.get(id)
    if (preferences.length === 0) return []

    const met = blocks ? weightMet(blocks, preferences) : 0
    const wanted = preferences.reduce((sum, { weight }) => sum + weight, 0)

    return [{ trainee: id, met, wanted }]
  })
}
