import { useSyncExternalStore } from 'react'
import { storage } from '../../../platform/browser/storage.ts'
import { readStamped, saveStamped } from '../../../platform/session.ts'

/**
 * The specification's marker of an induction login: the token of the two-hour session. It opens
 * nothing else.
 */
const TOKEN = 'employmentLogin'
const INVITATION = 'employment.invitation'
const listeners = new Set<() => void>()

const report = () => {
  for (const listener of listeners) listener()
}

export const readPersonToken = () => readStamped(TOKEN)

export function savePersonToken(token: string) {
  saveStamped(TOKEN, token)
  report()
}

export function forgetPerson() {
  storage.remove(TOKEN)
  report()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The token of the session in this browser; null: none, or it is over. */
export const usePersonToken = () => useSyncExternalStore(listen, readPersonToken, readPersonToken)

let invitation: string | null = null

/** The invitation lives as long as this tab and is in no address. */
export function saveInvitation(input: string) {
  invitation = input
  try {
    sessionStorage.setItem(INVITATION, input)
  } catch {
    // Without session storage it lives as long as the page.
  }
}

export function readInvitation(): string | null {
  try {
    return sessionStorage.getItem(INVITATION) ?? invitation
  } catch {
    return invitation
  }
}
