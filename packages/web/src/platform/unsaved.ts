import { useEffect, useRef } from 'react'

type UnsavedForm = {
  /** Whether leaving now would lose something. */
  isUnsaved: () => boolean
  /** Closes what covers the page; it asks by itself before it discards. */
  close?: () => void
}

const held = new Set<UnsavedForm>()

/**
 * Input that would be lost with the page: a reader who leaves, reloads or goes back is asked first.
 */
export function useUnsaved(isHeld: boolean, now: UnsavedForm) {
  const latest = useRef(now)
  latest.current = now

  const hasClose = now.close !== undefined

  useEffect(() => {
    if (!isHeld) return

    const one: UnsavedForm = {
      isUnsaved: () => latest.current.isUnsaved(),
      ...(hasClose ? { close: () => latest.current.close?.() } : {}),
    }

    held.add(one)

    return () => void held.delete(one)
  }, [isHeld, hasClose])
}

export const isAnyUnsaved = () => [...held].some((one) => one.isUnsaved())
/** What covers the page, the last opened first. */
export const uppermost = () => [...held].filter((one) => one.close).at(-1)
/** The session has ended: nothing has to be saved any more. */
export const forgetUnsaved = () => held.clear()
