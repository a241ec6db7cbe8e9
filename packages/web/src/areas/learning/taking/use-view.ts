import type { OpenedAttempt, SittingItem } from '@residency/contract/areas/learning/taking/attempt.contract'
import { useMemo, useState } from 'react'
import { storage } from '../../../platform/storage.ts'

const KEY = 'exam-view'
export type ViewMode = 'one' | 'all'
/** Which questions are shown: one at a time or all at once, as the taker chose it last. */
export function useView(sections: OpenedAttempt['sections'] | undefined) {
  const [mode, setMode] = useState<ViewMode>(() => (storage.get(KEY) === 'all' ? 'all' : 'one'))
  const [place, setPlace] = useState(0)
  const items = useMemo(() => (sections ?? []).flatMap((section) => section.items), [sections])
  const at = Math.min(place, Math.max(0, items.length - 1))
  const moveTo = (next: number) => {
    if (next < 0 || next >= items.length) return
    setPlace(next)
    // After the question is drawn; in the list of all it is scrolled to.
    requestAnimationFrame(() => document.getElementById(idOf(items[next]!))?.focus())
  }
  return {
    ...{ mode, items, at, moveTo },
    numberOf: (id: number) => items.findIndex((one) => one.id === id) + 1,
    show: (id: number) => moveTo(items.findIndex((one) => one.id === id)),
    choose: (next: ViewMode) => {
      storage.set(KEY, next)
      setMode(next)
    },
    /** The question somebody works on, in the list of all. */
    look: setPlace,
  }
}
export type View = ReturnType<typeof useView>
export const idOf = ({ id }: Pick<SittingItem, 'id'>) => `question-${id}`
