import type { PaperDetail } from '@residency/contract/areas/questions/papers/paper.contract'
import type { PaperState } from '@residency/contract/areas/questions/papers/paper.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const PAPER_TONES: Readonly<Record<PaperState, Tone>> = {
  draft: 'calm',
  checked: 'good',
  locked: 'busy',
}

/** Why a draft is not ready to be checked; null if it is. */
export const gapOf = ({ sections }: Pick<PaperDetail, 'sections'>) => {
  const items = sections.flatMap((section) => section.items)
  if (items.length === 0) return 'empty'

  return items.some(({ isReady }) => !isReady) ? 'unready' : null
}

export const DIFFICULTY_LEVELS = ['1', '2', '3', '4', '5'] as const
