import { useEffect, useRef } from 'react'

type UnsavedForm = {
  /** Whether leaving now would lose something. */
  isUnsaved: () => boolean

  /** Closes what covers the page; it asks by itself before it discards. */
  close?: () => void
}

const openForms = new Set<UnsavedForm>()

/**
 * Input that would be lost with the page: a reader who leaves, reloads or goes back is asked first.
 */
export function useUnsaved(isActive: boolean, now: UnsavedForm) {
  const latest = useRef(now)
  latest.current = now

  const hasClose = now.close !== undefined

  useEffect(() => {
    if (!isActive) return

    const unsavedForm: UnsavedForm = {
      isUnsaved: () => latest.current.isUnsaved(),
      ...(hasClose ? { close: () => latest.current.close?.() } : {}),
    }

    openForms.add(unsavedForm)

    return () => void openForms.delete(unsavedForm)
  }, [isActive, hasClose])
}

export const isAnyUnsaved = () => [...openForms].some((form) => form.isUnsaved())

/** What covers the page, the last opened first. */
export const uppermost = () => [...openForms].filter((form) => form.close).at(-1)

/** The session has ended: nothing has to be saved any more. */
export const forgetUnsaved = () => openForms.clear()
