import { askedAt } from '@residency/contract/areas/exams/taking/answer-fits.rules'
import type { SittingItem } from '@residency/contract/areas/exams/taking/attempt.contract'
import { useEffect, useRef } from 'react'
import { listenToKeys } from '../../../ui/key-press.ts'
import { chosenByKey, partsOf, placeOf } from './sitting.rules.ts'
import type { Sitting, SittingView } from './use-sitting.ts'
import { idOf, type View } from './use-view.ts'

type Parts = { sitting: Sitting; seen: SittingView; view: View; isReadOnly: boolean }

/** A field in which letters are written, and arrows move the cursor or the choice. */
const isWritten = (target: Element) =>
  target.matches('textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]')

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= window.innerHeight
}

/**
 * Letters and numbers choose, left and right change the question, M marks it: the question that has
 * the focus, while it is in sight.
 */
export function useKeys(parts: Parts) {
  const latest = useRef(parts)
  latest.current = parts

  useEffect(
    () =>
      listenToKeys(document, (event) => {
        const { view, isReadOnly } = latest.current
        const target = event.target instanceof Element ? event.target : document.body

        const isElsewhere =
          event.ctrlKey ||
          event.metaKey ||
          event.altKey ||
          document.querySelector('[role=dialog]') !== null

        if (isElsewhere || isWritten(target)) return

        const item = itemAt(view, target)
        if (!item) return

        const step = STEPS[event.key]
        if (step === undefined && (isReadOnly || !act(latest.current, item, event.key, target)))
          return

        if (step !== undefined) view.moveTo(view.items.indexOf(item) + step)

        event.preventDefault()
      }),
    [],
  )
}

/** The question in which the focus is; where one is shown and nothing has the focus, that one. */
function itemAt(view: View, target: Element): SittingItem | undefined {
  const visibleItem =
    view.mode === 'one' && target === document.body ? view.items[view.at] : undefined
  const focused = target.closest('.sit-question')
  const item = focused ? view.items.find((one) => idOf(one) === focused.id) : visibleItem
  const element = item && document.getElementById(idOf(item))

  return element && isInSight(element) ? item : undefined
}

/**
 * The part of a question in which the focus is; null: it has several, and none of them has it or is
 * in sight.
 */
function partAt(item: SittingItem, target: Element): string | null {
  const parts = partsOf(item)
  if (parts.length === 1) return parts[0]!

  const sections = [...(target.closest('.sit-question')?.querySelectorAll('.question-part') ?? [])]
  const index = sections.findIndex((section) => section.contains(target) && isInSight(section))

  return parts[index] ?? null
}

/** Whether the key meant something to the question. */
function act({ sitting, seen }: Parts, item: SittingItem, key: string, target: Element): boolean {
  if (key.toLowerCase() === 'm') {
    sitting.flag(item.id, !(seen.sheet.flags.get(item.id)?.value ?? false))
    return true
  }

  const part = partAt(item, target)
  const question = part === null ? undefined : askedAt(item.question, part)
  const value =
    question &&
    chosenByKey(question, seen.sheet.answers.get(placeOf(item.id, part!))?.value ?? null, key)
  if (value === undefined) return false

  sitting.answer(item.id, part!, value, false)

  return true
}
