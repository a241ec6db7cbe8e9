import type {
  AttemptView,
  SittingItem,
} from '@residency/contract/areas/exams/taking/attempt.contract'
import { useMemo, useState } from 'react'
import { storage } from '../../../platform/browser/storage.ts'

const KEY = 'exam-view'
const PLACE = 'exam-place'

/**
 * The place in this attempt before the page was closed or read again; the first question of any
 * other attempt.
 */
function placeBefore(attemptId: number): number {
  const [attempt, place] = (storage.get(PLACE) ?? '').split(':').map(Number)
  return attempt === attemptId && place ? place : 0
}

export type ViewMode = 'one' | 'all'

/**
 * Which questions are shown: one at a time or all at once, as the taker chose it last. The place is
 * stored on the device.
 */
export function useView(sections: AttemptView['sections'] | undefined, attemptId: number) {
  const [mode, setMode] = useState<ViewMode>(() => (storage.get(KEY) === 'all' ? 'all' : 'one'))
  const [place, setPlace] = useState(() => placeBefore(attemptId))
  const items = useMemo(() => (sections ?? []).flatMap((section) => section.items), [sections])
  const at = Math.min(place, Math.max(0, items.length - 1))

  const look = (next: number) => {
    storage.set(PLACE, `${attemptId}:${next}`)
    setPlace(next)
  }

  const moveTo = (next: number) => {
    if (next < 0 || next >= items.length) return

    look(next)
    // After the question is drawn; in the list of all it is scrolled to.
    requestAnimationFrame(() => document.getElementById(idOf(items[next]!))?.focus())
  }

  return {
    mode,
    items,
    at,
    moveTo,
    numberOf: (id: number) => items.findIndex((item) => item.id === id) + 1,
    show: (id: number) => moveTo(items.findIndex((item) => item.id === id)),
    choose: (next: ViewMode) => {
      storage.set(KEY, next)
      setMode(next)
      moveTo(at)
    },

    /** The question somebody works on, in the list of all. */
    look,
  }
}

export type View = ReturnType<typeof useView>
export const idOf = ({ id }: Pick<SittingItem, 'id'>) => `question-${id}`
