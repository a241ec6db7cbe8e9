import { useLayoutEffect } from 'react'

/**
 * The document's start screen gives way to whatever is rendered first: there is nothing blank or
 * half in between.
 */
export const useArrival = () =>
  useLayoutEffect(() => document.getElementById('start')?.remove(), [])
