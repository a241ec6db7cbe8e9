import { askedAt } from '@residency/contract/areas/learning/taking/answer-fits.rules'
import { useEffect, useRef } from 'react'
import { chosenByKey, partsOf, placeOf } from './sitting.rules.ts'
import type { SeenSitting, Sitting } from './use-sitting.ts'
import type { View } from './use-view.ts'

type Parts = { sitting: Sitting; seen: SeenSitting; view: View; isReadOnly: boolean }
/** A field in which letters are written, and arrows move the cursor or the choice. */
const isWritten = (target: Element) => target.matches('textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]')
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Letters and numbers choose, left and right change the question, M marks it. */
export function useKeys(parts: Parts) {
  const latest = useRef(parts)
  latest.current = parts
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { view, isReadOnly } = latest.current
      const target = event.target instanceof Element ? event.target : document.body
      const isElsewhere = event.ctrlKey || event.metaKey || event.altKey || target.closest('[role=dialog]') !== null
      if (isElsewhere || isWritten(target)) return
      const step = STEPS[event.key]
      if (step === undefined && (isReadOnly || !act(latest.current, event.key, target))) return
      if (step !== undefined) view.moveTo(view.at + step)
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
/** Whether the key meant something to the question at hand. */
function act({ sitting, seen, view }: Parts, key: string, target: Element): boolean {
  const item = view.items[view.at]
  if (!item) return false
  if (key.toLowerCase() === 'm') {
    sitting.flag(item.id, !(seen.sheet.flags.get(item.id)?.value ?? false))
    return true
  }
  const parts = partsOf(item)
  const sections = [...(target.closest('.sit-question')?.querySelectorAll('.question-part') ?? [])]
  const at = sections.findIndex((one) => one.contains(target))
  const part = parts[Math.max(0, at)]!
  const asked = askedAt(item.question, part)
  const value = asked && chosenByKey(asked, seen.sheet.answers.get(placeOf(item.id, part))?.value ?? null, key)
  if (value === undefined) return false
  sitting.answer(item.id, part, value, false)
  return true
}
