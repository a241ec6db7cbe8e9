import type { PacketFacts } from '@residency/contract/areas/progress/sessions/packet.contract'

type Line = PacketFacts['lines'][number]
const PLACE = { missing: 0, unrecorded: 1, met: 2 } as const

/** What is missing first, then what nobody has recorded, then what is met. */
export const inOrderOfNeed = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => PLACE[a.state] - PLACE[b.state])

export const countMissing = (lines: readonly Line[]): number =>
  lines.filter(({ state }) => state === 'missing').length
