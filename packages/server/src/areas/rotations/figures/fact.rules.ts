import { countsInTimetable } from '@residency/contract/areas/rotations/blocks/block.flow'
import type { FactFigures } from '@residency/contract/areas/rotations/figures/fact.contract'
import { monthsOf } from '../trainee-rotations/training-months.rules.ts'

export type FactStay = {
  departmentId: number
  state: string
  from: string
  until: string
  isRepeated: boolean
}

/** Months asked for in a department; null: an elective whose department is not chosen. */
export type PlannedMonths = { departmentId: number | null; months: number; name: string | null }
export type ComparedLine = FactFigures & { departmentId: number | null; name: string | null }

const RUNNING: readonly string[] = ['entered', 'exitRequested', 'assessed']
const NONE: FactFigures = { planned: 0, done: 0, running: 0, ahead: 0, failed: 0, missing: 0 }

/**
 * The state of a stay on a day. A failed one counts while it has no repeat; one that is over and
 * was never entered counts for nothing.
 */
function kindOf(
  { state, until, isRepeated }: FactStay,
  today: string,
): 'done' | 'running' | 'ahead' | 'failed' | null {
  if (state === 'passed') return 'done'
  if (RUNNING.includes(state)) return 'running'
  if (state === 'failed') return isRepeated ? null : 'failed'

  return until >= today ? 'ahead' : null
}

/**
 * Plan and fact by department. Without a plan of the cohort (`null`) the stays themselves are the
 * plan, but for those that failed.
 */
export function compareFacts(
  plan: readonly PlannedMonths[] | null,
  stays: readonly FactStay[],
  today: string,
): ComparedLine[] {
  const lines = new Map<string, ComparedLine>()

  const lineOf = (departmentId: number | null, name: string | null) => {
    const key = departmentId === null ? `elective ${name}` : String(departmentId)
    const line = lines.get(key) ?? { ...NONE, departmentId, name }

    lines.set(key, line)

    return line
  }

  for (const { departmentId, months, name } of plan ?? [])
    lineOf(departmentId, name).planned += months

  for (const stay of stays) {
    const [line, months, kind] = [
      lineOf(stay.departmentId, null),
      monthsOf(stay.from, stay.until),
      kindOf(stay, today),
    ]
    if (plan === null && countsInTimetable(stay)) line.planned += months
    if (kind) line[kind] += months
  }

  return [...lines.values()].map((line) => ({
    ...line,
    missing: Math.max(0, line.planned - line.done - line.running - line.ahead),
  }))
}

export function totalOf(lines: readonly FactFigures[]): FactFigures {
  const keys = Object.keys(NONE) as (keyof FactFigures)[]
  return Object.fromEntries(
    keys.map((key) => [key, lines.reduce((sum, line) => sum + line[key], 0)]),
  ) as FactFigures
}
