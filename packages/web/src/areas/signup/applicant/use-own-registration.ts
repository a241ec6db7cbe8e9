import type { OwnAction } from '@residency/contract/areas/signup/registration.flow'
import { create } from 'zustand'
import { ApiError } from '../../../platform/api-error.ts'
import { toast } from '../../../platform/feedback.ts'
import { onLanguage } from '../../../platform/i18n.ts'
import { type Basic, basicOf, type Choices, choicesOf, type Own } from './basic.rules.ts'
import * as calls from './own-registration.calls.ts'
import { createSaveQueue, type News, type SaveQueue } from './save-queue.rules.ts'

type Phase = 'loading' | 'failed' | 'closed' | 'unopened' | 'open'
type OwnState = {
  phase: Phase
  /** Why it failed, or why nothing can be opened. */
  message: string
  own: Own | null
  basic: Basic | null
  choices: Choices
  news: News<calls.Section>
  warnings: readonly string[]
  /** Grows when the fields must show what came from the server instead of what they hold. */
  turn: number
}
const QUIET: News<calls.Section> = { state: 'clean', savedAt: null, faults: { basic: {}, choices: {} }, message: '' }

/*
 * The applicant's own sign-up while the page is open. Both of its pages share it, and with it the chain of versions. Edits that were
 * not saved live here only, in memory: they hold personal data and must not lie readable in the browser's storage.
 */
export const useOwnRegistration = create<OwnState>(() => ({
  phase: 'loading',
  message: '',
  own: null,
  basic: null,
  choices: { offerIds: [], acceptsAdjustment: false },
  news: QUIET,
  warnings: [],
  turn: 0,
}))
const set = useOwnRegistration.setState
const get = useOwnRegistration.getState
let queue: SaveQueue<calls.Section> | null = null

function show(own: Own) {
  queue?.close()
  queue = createSaveQueue<calls.Section>({
    version: own.version,
    saved: { basic: basicOf(own), choices: choicesOf(own) },
    send: async (section, values, version) => {
      const { outcome, answer } = await calls.sendSection(own.id, section, values, version)
      if (answer) {
        const warnings = section === 'basic' ? answer.warnings : get().warnings
        set((s) => ({ warnings, own: s.own && { ...s.own, version: answer.version, missing: answer.missing } }))
      }
      return outcome
    },
    faultsOf: calls.faultsOf,
    heldAs: calls.heldAs,
    tell: (news) => set({ news }),
  })
  set((s) => ({
    phase: 'open',
    own,
    basic: basicOf(own),
    choices: choicesOf(own),
    news: { ...QUIET, savedAt: s.news.savedAt },
    turn: s.turn + 1,
  }))
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Reads the own sign-up anew; what was typed and not saved gives way. */
export async function loadOwn() {
  try {
    const own = await calls.readOwn()
    if (own) return show(own)
    // without a sign-up: is there an intake to open one in?
    await calls.readOffers().then(
      () => set({ phase: 'unopened', own: null }),
      (error) => {
        if (!(error instanceof ApiError) || error.code !== 'B0001' || error.ref) throw error
        set({ phase: 'closed', message: error.msg, own: null })
      },
    )
  } catch (error) {
    if (get().phase === 'open')
      toast.error(sentenceOf(error)) // what is on the screen stays there
    else set({ phase: 'failed', message: sentenceOf(error) })
  }
}
export async function startSignUp() {
  show(await calls.openOwn())
}

export function changeBasic(basic: Basic) {
  set({ basic })
  queue?.put('basic', basic)
}
export function changeChoices(choices: Choices) {
  set({ choices })
  queue?.put('choices', choices)
}
/** Saves what waits, now; true when nothing on the screen is unsaved. */
export async function saveNow(): Promise<boolean> {
  await queue?.flush()
  return isAllSaved()
}
export const isAllSaved = () => queue?.isAllSaved() ?? true

/** Uploads the photo in its turn. */
export async function uploadPhoto(blob: Blob, onProgress: (share: number) => void) {
  const { own } = get()
  if (!own || !queue) return
  await queue.flush()
  const answer = await queue.run(() => calls.sendPhoto(own.id, blob, onProgress))
  set((s) => ({ own: s.own && { ...s.own, photoKey: answer.photoKey, missing: answer.missing, version: answer.version } }))
}

/** Submits or withdraws; what then stands on the server is shown. */
export async function actOnOwn(action: OwnAction) {
  const { own } = get()
  if (!own || !queue) return
  try {
    await calls.actOnOwn({ id: own.id, action, version: queue.version() })
  } finally {
    await loadOwn()
  }
}

// refusals are said anew in the new language
onLanguage(() => {
  const { basic, news } = get()
  if (basic && Object.keys(news.faults.basic).length) changeBasic({ ...basic })
})
// the edits that waited for the network
window.addEventListener('online', () => void queue?.flush())
