import { type ComponentType, useEffect, useState } from 'react'
import { toast } from '../platform/feedback.ts'
import { textNow } from '../platform/texts/i18n.ts'
import { uiText } from './ui.text.ts'

/**
 * A dialog whose code is loaded when it first opens. It stays mounted, so that the closing
 * animation is visible. A failed load is reported and retried at the next opening; the page keeps
 * working.
 */
export function lazyDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  return function LazyDialog(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => known)
    const { isOpen } = props

    useEffect(() => {
      if (!isOpen || Part) return

      let isLeft = false

      load().then(
        (part) => {
          known = part
          if (!isLeft) setPart(() => part)
        },
        () => toast.error(textNow(uiText).partMissing),
      )

      return () => {
        isLeft = true
      }
    }, [isOpen, Part])

    return Part && <Part {...props} />
  }
}
