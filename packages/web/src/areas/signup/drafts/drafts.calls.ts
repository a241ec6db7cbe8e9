import { DRAFTS, storage } from '../../../platform/browser/storage.ts'
import { holdSealed, readSealed } from '../../accounts/accounts.public.ts'
import type { SaveKey } from '../registration/steps.rules.ts'
import type { Values } from './save-queue.rules.ts'

/** An entry that was open in its dialog. */
export type OpenEntry = { section: string; key: string; id: number | null; values: Values }

export type Draft = {
  /** The version of the registration last saved by this page. */
  version: number
  at: number
  sections: Partial<Record<SaveKey, Values>>

  /** The request in progress: a version newer by one with these values is our own save. */
  underway: { section: SaveKey; values: Values } | null
  entry: OpenEntry | null
}

/** Only drafts stored by this page are removed: another tab may have its own. */
let isOurs = false

const nameOf = (id: number) => `${DRAFTS}signup.${id}`

/** Stores unsent edits of a registration; false: they are in memory as long as this tab is open. */
export function saveDraft(id: number, draft: Draft): boolean {
  const isStored = holdSealed(nameOf(id), String(id), draft)
  // What is stored for the tab only is read back; without the server's key nothing of this page is.
  if (isStored || readSealed(nameOf(id), String(id)) !== null) isOurs = true

  return isStored
}

/** Unsent edits of an earlier page. */
export function readDraft(id: number): Draft | null {
  const draft = readSealed(nameOf(id), String(id)) as Draft | null
  if (draft !== null) isOurs = true

  return draft
}

export function dropDraft(id: number) {
  if (isOurs) storage.remove(nameOf(id))
  isOurs = false
}
