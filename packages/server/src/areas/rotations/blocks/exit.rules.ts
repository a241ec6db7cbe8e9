import type { Shortfall } from '@residency/contract/areas/rotations/blocks/block.contract'

/** What a block needs to be passed; shares in percent, absence as a share of the working days. */
export type ExitRules = {
  theory: number
  skill: number
  daily: number
  workload: number
  absence: number
}

export type ExitFacts = {
  theory: number | null
  skill: number | null
  daily: number | null
  workload: number | null
  absenceDays: number
  workingDays: number
}

const MIN = ['theory', 'skill', 'daily', 'workload'] as const
const rounded = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places

/**
 * Which rules a block does not keep (domain rule of exits: each score and the workload at least,
 * absence at most a share of the working days). A missing score counts as 0; without a workload
 * nothing of it is required. The share is kept with three digits, so that 7 of 21 days is a third.
 */
export function shortfallsOf(facts: ExitFacts, rules: ExitRules): Shortfall[] {
  const scores = MIN.filter((key) => key !== 'workload' || facts.workload !== null)
  const low = scores
    .filter((key) => (facts[key] ?? 0) < rules[key])
    .map((key) => ({ key, value: facts[key] ?? 0, limit: rules[key] }))
  const share =
    facts.workingDays > 0 ? facts.absenceDays / facts.workingDays : Number(facts.absenceDays > 0)
  if (rounded(share, 3) <= rounded(rules.absence, 3)) return low

  return [
    ...low,
    { key: 'absence', value: rounded(share * 100, 1), limit: rounded(rules.absence * 100, 1) },
  ]
}
