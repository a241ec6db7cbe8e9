import { getDraftKey } from '@residency/contract/areas/accounts/login/session.contract'
import { askForLastingStorage } from '../../../platform/browser/lasting-storage.ts'
import { storage } from '../../../platform/browser/storage.ts'
import { call } from '../../../platform/calls/api-client.ts'
import { currentUserId } from '../../../platform/current-user.ts'

/** The cipher of what is stored in the browser, loaded when it is needed. */
export const loadSealing = () => import('./sealed-draft.rules.ts')
type Box = { key: Uint8Array; rules: Awaited<ReturnType<typeof loadSealing>> }
let box: { of: number | undefined; opening: Promise<Box>; open: Box | null } | null = null

/**
 * Loads key and cipher once for each user. Without them nothing is stored: personal data is never
 * stored unencrypted.
 */
export async function openDraftBox(): Promise<void> {
  const of = currentUserId()

  if (box?.of !== of) {
    const opening = Promise.all([call(getDraftKey, {}, { quiet: true }), loadSealing()]).then(
      ([answer, rules]): Box => ({ key: rules.fromBase64(answer.key), rules }),
    )
    box = { of, opening, open: null }
  }

  const mine = box

  try {
    mine!.open = await mine!.opening
  } catch (error) {
    if (box === mine) box = null
    throw error
  }
}

const openBox = () => (box?.of === currentUserId() ? (box?.open ?? null) : null)
const bindingOf = (name: string) => `${currentUserId() ?? ''}|${name}`

function seal(name: string, content: unknown): string | null {
  const mine = openBox()
  if (!mine) return null

  const nonce = crypto.getRandomValues(new Uint8Array(mine.rules.NONCE_BYTES))

  return mine.rules.sealDraft(mine.key, bindingOf(name), content, nonce)
}

/**
 * Stores something sealed for this user, at once, because the browser may be closed any moment;
 * false: it could not be stored.
 */
export function storeSealed(key: string, name: string, content: unknown): boolean {
  const sealed = seal(name, content)
  if (sealed === null) return false

  askForLastingStorage()

  return storage.store(key, sealed)
}

/**
 * The same; where the browser does not store it, it is in memory as long as this tab is open, and
 * the result is false.
 */
export function holdSealed(key: string, name: string, content: unknown): boolean {
  const sealed = seal(name, content)
  if (sealed === null) return false

  askForLastingStorage()

  return storage.set(key, sealed)
}

/** What this user has stored; null for nothing, for another user's, or while the box is closed. */
export function readSealed(key: string, name: string): unknown {
  const [mine, sealed] = [openBox(), storage.get(key)]
  return mine && sealed !== null ? mine.rules.openDraft(mine.key, bindingOf(name), sealed) : null
}
