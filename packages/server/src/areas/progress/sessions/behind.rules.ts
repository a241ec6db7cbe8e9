import type { PacketFacts } from '@residency/contract/areas/progress/sessions/packet.contract'
import { daysBetween } from '@residency/contract/kernel/day'

type Line = PacketFacts['lines'][number]
type KnownLine = { state: Line['state']; share?: number | undefined }
type Training = { startsOn: string; plannedEnd: string | null }

/** So much less than the share of the time may be done before a line is behind. */
const LEEWAY = 0.1

/** How much of a training is over on a day, from 0 to 1; null while its end is not known. */
export function shareOfTime({ startsOn, plannedEnd }: Training, day: string): number | null {
  if (plannedEnd === null || plannedEnd <= startsOn) return null

  return Math.min(1, Math.max(0, daysBetween(startsOn, day) / daysBetween(startsOn, plannedEnd)))
}

/**
 * Whether a line of the completion check is behind the time of the training: what is done in parts
 * is, when clearly less of it is done than time is over; anything else, when it is missing.
 */
export function isBehind({ state, share }: KnownLine, time: number | null): boolean {
  if (state !== 'missing') return false
  if (share === undefined) return true

  return time !== null && share < time - LEEWAY
}

const placeOf = ({ isBehind: isLate, state }: Line) =>
  isLate ? -1 : ['missing', 'unrecorded', 'met'].indexOf(state)

/** What is behind first, then what is missing, then what nobody has recorded, then what is met. */
export const inOrderOfNeed = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => placeOf(a) - placeOf(b))

export const countBehind = (lines: readonly Line[]): number =>
  lines.filter((line) => line.isBehind).length
