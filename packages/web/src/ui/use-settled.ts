import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** What was typed, after a pause in typing. */
export function useSettled(typed: string) {
  const [settled, setSettled] = useState(typed)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return settled
}
