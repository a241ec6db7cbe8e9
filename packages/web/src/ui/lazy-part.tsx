import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A part of a page whose code is loaded when it is first shown; `meanwhile` is in its place until then. A
 * failed load takes nothing else with it: the part stays away and is asked for again when the
 * network is back.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => known)

    useEffect(() => {
      if (Part) return

      let isLeft = false

      const ask = () =>
        void load().then(
          (part) => {
            known = part
            if (!isLeft) setPart(() => part)
          },
          () => {},
        )

      ask()
      window.addEventListener('online', ask)

      return () => {
        isLeft = true
        window.removeEventListener('online', ask)
      }
    }, [Part])

    return Part ? <Part {...props} /> : meanwhile
  }
}
