import { cloneElement, type ReactElement, useEffect, useRef, useState } from 'react'
import { Floating } from './floating.tsx'

const GRACE_MS = 100
type HintEvent = { currentTarget: EventTarget & HTMLElement; pointerType?: string }
type HintProps = { text: string; delayMs?: number; children: ReactElement<object> }

/** A tooltip, shown on hover or focus. The pointer can enter it; Escape closes it. */
export function Hint({ text, delayMs = 100, children }: HintProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const after = (ms: number, next: HTMLElement | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(next?.isConnected ? next : null), ms)
  }

  const leave = () => after(GRACE_MS, null)

  const watch = {
    onPointerEnter: ({ currentTarget, pointerType }: HintEvent) =>
      pointerType !== 'touch' && after(delayMs, currentTarget),
    onPointerLeave: leave,
    onFocus: ({ currentTarget }: HintEvent) =>
      currentTarget.matches(':focus-visible') && after(0, currentTarget),
    onBlur: leave,
    onPointerDown: () => after(0, null),
  }

  return (
    <>
      {cloneElement(children, watch)}
      {anchor && (
        <Floating
          anchor={anchor}
          align="centre"
          isAbove
          role="tooltip"
          className="hint"
          onLeave={() => setAnchor(null)}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={leave}
        >
          {text}
        </Floating>
      )}
    </>
  )
}
