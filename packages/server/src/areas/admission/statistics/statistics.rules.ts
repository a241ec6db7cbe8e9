import {
  type FunnelGroup,
  STATIONS,
  type Station,
} from '@residency/contract/areas/admission/statistics/statistics.contract'
import { objectOf } from '@residency/contract/kernel/object-of'
import { grouped } from '../../../platform/grouped.ts'

/** States that a person has reached at each station; each station includes the later ones. */
const REACHED: Readonly<Record<Station, readonly string[]>> = {
  signedUp: ['submitted'],
  qualified: ['qualified'],
  examined: ['scored'],
  admitted: ['admitted'],
  confirmed: ['confirmed'],
  arrived: ['arrived'],
  enrolled: ['enrolled'],
}

export type Person = {
  states: readonly string[]
  offer: string
  traineeKind: string
  school: string
  education: string
}

/**
 * The stages of the funnel a registration has passed, by every state it ever had. Returned and
 * withdrawn ones were submitted too.
 */
export function stationsOf(states: readonly string[]): ReadonlySet<Station> {
  return new Set(
    STATIONS.filter(
      (station) =>
        station === 'signedUp' || REACHED[station].some((state) => states.includes(state)),
    ),
  )
}

const nobody = () => objectOf(STATIONS, () => 0)

/** The funnel of these people. */
export function funnelOf(people: readonly Person[]): Record<Station, number> {
  const counts = nobody()
  for (const { states } of people) for (const station of stationsOf(states)) counts[station] += 1

  return counts
}

/**
 * One funnel for each value of `of`, the largest first; beyond `maxGroups` the rest is one group of
 * `others`.
 */
export function funnelsBy(
  people: readonly Person[],
  of: (person: Person) => string,
  maxGroups: number,
  others: string,
): FunnelGroup[] {
  const groups = grouped(people, of)
  const sorted = [...groups].sort(
    ([a, x], [b, y]) => y.length - x.length || a.localeCompare(b, 'zh'),
  )
  const largest = sorted.length > maxGroups ? sorted.slice(0, maxGroups - 1) : sorted
  const rest = sorted.slice(largest.length).flatMap(([, members]) => members)
  const all = rest.length ? [...largest, [others, rest] as const] : largest

  return all.map(([label, members]) => ({ label, seats: null, ...funnelOf(members) }))
}

/**
 * Offers without a first choice are at the end, with zero people: they are the ones with seats to
 * fill.
 */
export function withUnchosen(
  groups: readonly FunnelGroup[],
  offers: Iterable<string>,
): FunnelGroup[] {
  const labels = new Set(groups.map(({ label }) => label))
  return [
    ...groups,
    ...[...offers]
      .filter((label) => !labels.has(label))
      .map((label) => ({ label, seats: null, ...nobody() })),
  ]
}
