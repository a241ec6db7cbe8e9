import { useEffect } from 'react'
import { type BlockerFunction, type Location, useBlocker } from 'react-router'
import { ask } from '../../platform/feedback.ts'
import { useText } from '../../platform/texts/i18n.ts'
import { isAnyUnsaved, uppermost } from '../../platform/unsaved.ts'
import { shellText } from './shell.text.ts'

const BACK = 'POP'

/**
 * A page, and the record that is open in it; filters in the address are not a place of their own.
 */
const placeOf = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get('id') ?? ''}`

const stays: BlockerFunction = ({ currentLocation: from, nextLocation: to, historyAction }) =>
  (historyAction === BACK && uppermost() !== undefined) ||
  (placeOf(from) !== placeOf(to) && isAnyUnsaved())

/** Keeps unsaved input: going back closes the dialog first, leaving and reloading ask. */
export function UnsavedGuard() {
  const text = useText(shellText)
  const blocker = useBlocker(stays)

  useEffect(() => {
    if (blocker.state !== 'blocked') return

    const over = uppermost()
    if (over) {
      blocker.reset()
      return over.close?.()
    }

    const question = {
      title: text.leaveTitle,
      content: text.leaveContent,
      okText: text.leave,
      cancelText: text.stay,
      danger: true,
    }

    void ask(question).then((isLeft) => (isLeft ? blocker.proceed() : blocker.reset()))
  }, [blocker, text])

  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (isAnyUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', stay)

    return () => window.removeEventListener('beforeunload', stay)
  }, [])

  return null
}
