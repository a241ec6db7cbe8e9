import { getDraftKey } from '@residency/contract/areas/signup/registration.contract'
import { call } from '../../../platform/api-client.ts'
import { currentUserId } from '../../../platform/current-user.ts'
import { DRAFTS, storage } from '../../../platform/storage.ts'
import type { Values } from './save-queue.rules.ts'
import type { SaveKey } from './steps.rules.ts'

/** An entry that was being typed in its window. */
export type OpenEntry = { section: string; key: string; id: number | null; values: Values }
export type Draft = {
  /** The version of the registration that was last saved beside these edits. */
  version: number
  at: number
  sections: Partial<Record<SaveKey, Values>>
  /** What was on its way: a version newer by one that holds it is the own save. */
  underway: { section: SaveKey; values: Values } | null
  entry: OpenEntry | null
}
type Box = { key: Uint8Array; rules: typeof import('./draft.rules.ts') }
let box: Box | null = null
/** Only what this page has put there is its own to remove: another tab may have unsent edits of its own. */
let isOurs = false

const nameOf = (id: number) => `${DRAFTS}signup.${id}`
const bindingOf = (id: number) => `${currentUserId() ?? ''}|${id}`

/** Fetches the key and what seals with it. Without them nothing is kept beside the page: personal data never lies open. */
export async function openDrafts(): Promise<void> {
  if (box) return
  const [answer, rules] = await Promise.all([call(getDraftKey, {}, { quiet: true }), import('./draft.rules.ts')])
  box = { key: rules.fromBase64(answer.key), rules }
}

/** Keeps unsent edits of a registration, at once: the browser may be closed the next moment. */
export function saveDraft(id: number, draft: Draft) {
  if (!box) return
  const nonce = crypto.getRandomValues(new Uint8Array(box.rules.NONCE_BYTES))
  storage.set(nameOf(id), box.rules.sealDraft(box.key, bindingOf(id), draft, nonce))
  isOurs = true
}
/** The unsent edits that an earlier page left behind. */
export function readDraft(id: number): Draft | null {
  const sealed = storage.get(nameOf(id))
  if (!box || sealed === null) return null
  const draft = box.rules.openDraft(box.key, bindingOf(id), sealed) as Draft | null
  isOurs = draft !== null
  return draft
}
export function dropDraft(id: number) {
  if (isOurs) storage.remove(nameOf(id))
  isOurs = false
}
