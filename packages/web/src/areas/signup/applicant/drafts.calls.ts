import { getDraftKey } from '@residency/contract/areas/signup/registration.contract'
import { call } from '../../../platform/api-client.ts'
import { currentUserId } from '../../../platform/current-user.ts'
import { DRAFTS, storage } from '../../../platform/storage.ts'
import type { Values } from './save-queue.rules.ts'
import type { SaveKey } from './steps.rules.ts'

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
type Box = { key: Uint8Array; rules: typeof import('./draft.rules.ts') }
let box: Box | null = null
/** Only drafts stored by this page are removed: another tab may have its own. */
let isOurs = false

const nameOf = (id: number) => `${DRAFTS}signup.${id}`
const bindingOf = (id: number) => `${currentUserId() ?? ''}|${id}`

/** Loads the key and the cipher. Without them nothing is stored: personal data is never stored unencrypted. */
export async function openDrafts(): Promise<void> {
  if (box) return
  const [answer, rules] = await Promise.all([call(getDraftKey, {}, { quiet: true }), import('./draft.rules.ts')])
  box = { key: rules.fromBase64(answer.key), rules }
}

/** Stores unsent edits of a registration at once, because the browser may be closed any moment. */
export function saveDraft(id: number, draft: Draft) {
  if (!box) return
  const nonce = crypto.getRandomValues(new Uint8Array(box.rules.NONCE_BYTES))
  storage.set(nameOf(id), box.rules.sealDraft(box.key, bindingOf(id), draft, nonce))
  isOurs = true
}
/** Unsent edits of an earlier page. */
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
