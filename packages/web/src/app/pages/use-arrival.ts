import { useLayoutEffect } from 'react'

/**
 * The document's start screen stays until the first page is rendered: nothing blank or half is
 * shown in between.
 */
export const useArrival = () =>
  useLayoutEffect(() => document.getElementById('start')?.remove(), [])
