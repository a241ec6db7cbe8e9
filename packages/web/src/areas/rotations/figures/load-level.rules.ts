import type { LoadCell } from '@residency/contract/areas/rotations/figures/load.contract'

const NEARLY = 0.8

/** How full a department is in a month; one that takes none is too full with anybody. */
export function levelOf({ seats, capacity }: LoadCell): 'none' | 'low' | 'full' | 'over' {
  if (seats === 0) return 'none'
  if (seats > (capacity ?? 0)) return 'over'

  return seats >= (capacity ?? 0) * NEARLY ? 'full' : 'low'
}

export const LEVELS = ['none', 'low', 'full', 'over'] as const
