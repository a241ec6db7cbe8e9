import { useEffect, useRef, useState } from 'react'
import { isRunning } from './sitting.rules.ts'
import type { Sitting, SittingView } from './use-sitting.ts'

const SECOND = 1000

/** Milliseconds left by the server's clock, every second; null before it is known. */
export function useTimeLeft(sitting: Sitting): number | null {
  const [left, setLeft] = useState(() => sitting.left())

  useEffect(() => {
    const look = () => setLeft(sitting.left())
    const timer = setInterval(look, SECOND)

    document.addEventListener('visibilitychange', look)

    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [sitting])

  return left
}

/**
 * Whether the deadline of a running attempt has passed; it is then submitted, once. Without a
 * network the server ends it.
 */
export function useDeadline(sitting: Sitting, { opened, queue }: SittingView): boolean {
  const left = useTimeLeft(sitting)
  const answer = queue?.answer ?? opened
  const isOver = left !== null && left <= 0 && answer !== null && isRunning(answer.state)
  const isSent = useRef(false)

  useEffect(() => {
    if (!isOver) isSent.current = false
    else if (!isSent.current) {
      isSent.current = true
      void sitting.submit()
    }
  }, [isOver, sitting])

  return isOver
}
