import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** What was typed, after a pause in typing. */
export function useDebounced(typed: string) {
  const [debounced, setDebounced] = useState(typed)

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return debounced
}
