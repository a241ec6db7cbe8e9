import type { ElectiveRow } from '@residency/contract/areas/standards/electives/electives.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const WINDOW_TONES: Readonly<Record<ElectiveRow['window'], Tone>> = {
  none: 'calm',
  before: 'wait',
  open: 'busy',
  over: 'calm',
}

/** Whether everything is chosen, some of it, or nothing. */
export const chosenOf = ({ complete, all }: Pick<ElectiveRow, 'complete' | 'all'>) => {
  if (complete >= all) return 'all' as const

  return complete === 0 ? ('none' as const) : ('some' as const)
}

export const CHOSEN_TONES = { all: 'good', some: 'wait', none: 'wait' } as const satisfies Record<
  string,
  Tone
>

/** Whether the own page is one for choosing. */
export const isOpen = ({ window }: Pick<ElectiveRow, 'window'>) => window === 'open'
