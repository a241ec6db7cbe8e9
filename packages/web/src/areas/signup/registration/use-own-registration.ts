import { signupErrors } from '@residency/contract/areas/signup/access'
import type { OwnAction } from '@residency/contract/areas/signup/registration/registration.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { create } from 'zustand'
import { ApiError } from '../../../platform/calls/api-error.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { onLanguage, textNow } from '../../../platform/texts/i18n.ts'
import { openDraftBox } from '../../accounts/accounts.public.ts'
import {
  type Draft,
  dropDraft,
  type OpenEntry,
  readDraft,
  saveDraft,
} from '../drafts/drafts.calls.ts'
import {
  createSaveQueue,
  type SaveQueue,
  type SaveStatus,
  type Values,
} from '../drafts/save-queue.rules.ts'
import { savingText } from '../drafts/saving.text.ts'
import { type Entries, withIds } from '../entries/entry.rules.ts'
import type { Own } from '../sections/basic.rules.ts'
import { faultsOf } from '../sections/section-faults.rules.ts'
import { isSavedAs, type SectionValues, valuesOf } from '../sections/sections.rules.ts'
import * as calls from './own-registration.calls.ts'
import { isLevel, isList, SAVE_KEYS, type SaveKey, sectionOf } from './steps.rules.ts'

type Phase = 'loading' | 'failed' | 'closed' | 'unopened' | 'unknown' | 'elsewhere' | 'open'
const NOT_ALLOWED = kernelErrors.notAllowed.code

type OwnState = {
  phase: Phase

  /** Why loading failed, or why no registration can be created. */
  message: string

  /**
   * The owner: the registration id of a unit's applicant, null for one's own. The only place that
   * holds it.
   */
  person: number | null
  own: Own | null
  values: SectionValues | null
  saveStatus: SaveStatus<SaveKey>
  warnings: readonly string[]

  /** Incremented when the fields must show the server's values. */
  turn: number

  /** A passed registration is being corrected: nothing is saved automatically. */
  isMending: boolean

  /** An entry that was open when the page was closed. */
  entry: OpenEntry | null

  /** When the restored edits were made. */
  restoredAt: number | null

  /** Whether unsaved edits are stored on this device and outlive the page. */
  isDraftStored: boolean
}

const QUIET: SaveStatus<SaveKey> = {
  state: 'clean',
  savedAt: null,
  faults: Object.fromEntries(SAVE_KEYS.map((key) => [key, {}])) as SaveStatus<SaveKey>['faults'],
  message: '',
}

const CLOSED = {
  own: null,
  values: null,
  isMending: false,
  entry: null,
  restoredAt: null,
  isDraftStored: true,
}

/*
 * The registration of the applicant, or of a unit's applicant, while one of its pages is open. The pages share it and its versions.
 * Unsaved edits are in memory, and encrypted in the browser (drafts.calls.ts).
 */
export const useOwnRegistration = create<OwnState>(() => ({
  phase: 'loading',
  message: '',
  person: null,
  saveStatus: QUIET,
  warnings: [],
  turn: 0,
  ...CLOSED,
}))

const set = useOwnRegistration.setState
const get = useOwnRegistration.getState
let queue: SaveQueue<SaveKey> | null = null

/** The entry in the open dialog, as typed. */
let typing: OpenEntry | null = null

/** Unsent edits are stored as drafts until they are saved. */
function keep() {
  const { own } = get()
  if (!own || !queue) return

  const sections = queue.unsaved()
  if (Object.keys(sections).length === 0 && !typing) {
    dropDraft(own.id)
    return set({ isDraftStored: true })
  }

  const draft = {
    version: queue.version(),
    at: Date.now(),
    sections,
    underway: queue.underway(),
    entry: typing,
  }

  set({ isDraftStored: saveDraft(own.id, draft) })
}

type Answer = Pick<Own, 'version' | 'missing' | 'state' | 'choiceWarnings' | 'editable' | 'returns'>

/**
 * Applies a save's response to the registration. After a return to review it is closed for editing,
 * but the form stays until the registration is refetched.
 */
const statusFields = ({ version, missing, state, choiceWarnings, editable, returns }: Answer) => ({
  version,
  missing,
  state,
  choiceWarnings,
  ...(editable.length ? { editable, returns } : {}),
})

async function send(own: Own, key: SaveKey, values: Values, version: number, isAgreed: boolean) {
  const { outcome, answer } = await calls.sendSection(own.id, key, values, version, isAgreed)
  if (!answer) return outcome

  set((s) => ({
    warnings: key === 'basic' ? answer.warnings : s.warnings,
    own: s.own && { ...s.own, ...statusFields(answer) },
  }))

  const { entries } = answer

  if (entries && isList(key))
    set((s) =>
      s.values
        ? { values: { ...s.values, [key]: withIds(s.values[key], values as Entries, entries) } }
        : s,
    )

  return outcome
}

function show(own: Own, isMending: boolean) {
  queue?.close()
  typing = null

  const values = valuesOf(own)

  queue = createSaveQueue<SaveKey>({
    version: own.version,
    saved: values,
    isPaused: isMending,
    send: (key, typed, version, isAgreed) => send(own, key, typed, version, isAgreed),
    faultsOf: (key, typed) =>
      faultsOf(key, typed as SectionValues[SaveKey], { ...get().values!, [key]: typed }),
    findSavedVersion: (key, typed) => calls.findSavedVersion(get().person, key, typed),
    notify: (saveStatus) => {
      set({ saveStatus })
      keep()
    },
  })

  set((s) => ({
    phase: 'open' as const,
    own,
    values,
    isMending,
    entry: null,
    restoredAt: null,
    saveStatus: { ...QUIET, savedAt: s.saveStatus.savedAt },
    turn: s.turn + 1,
  }))
}

/** The version is newer only by the request of the earlier page. */
const isOwnSave = (own: Own, { version, underway }: Draft) =>
  !!underway &&
  own.version === version + 1 &&
  isSavedAs(own, underway.section, underway.values as SectionValues[SaveKey])

/**
 * Restores unsaved edits of an earlier page; if the server has newer values, the reader decides.
 */
async function restore(own: Own, draft: Draft) {
  const saving = textNow(savingText)

  const unsavedKeys = SAVE_KEYS.filter((key) => {
    const values = draft.sections[key] as SectionValues[SaveKey] | undefined
    return values && own.editable.includes(sectionOf(key)) && !isSavedAs(own, key, values)
  })

  if (unsavedKeys.length === 0 && !draft.entry) return dropDraft(own.id)

  const question = {
    title: saving.draftOlder,
    content: saving.draftOlderContent,
    okText: saving.draftUse,
    cancelText: saving.draftDrop,
  }

  if (draft.version !== own.version && !isOwnSave(own, draft) && !(await ask(question)))
    return dropDraft(own.id)

  for (const key of unsavedKeys) changeSection(key, draft.sections[key] as SectionValues[SaveKey])

  typing = draft.entry
  set((s) => ({
    entry: draft.entry,
    restoredAt: unsavedKeys.length ? draft.at : null,
    turn: s.turn + 1,
  }))
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Switches to a registration; unsaved edits of the previous one are saved first. */
export async function openRegistration(person: number | null) {
  const saving = queue?.flush()
  set({ phase: 'loading', message: '', person, saveStatus: QUIET, warnings: [], ...CLOSED })
  await saving

  if (get().person === person) await loadOwn()
}

// The later of two loads wins: a late response must not close what was opened meanwhile.
let reading = 0

/** Reloads the registration; unsaved input is discarded, except drafts of an earlier page. */
export async function loadOwn() {
  const { person } = get()
  const isFirst = get().phase !== 'open'

  reading += 1

  const mine = reading
  const isLate = () => mine !== reading || get().person !== person

  try {
    const [own] = await Promise.all([calls.readOwn(person), openDraftBox().catch(() => {})])
    if (isLate()) return

    if (own) {
      show(own, false)
      if (!isFirst) return dropDraft(own.id)

      const draft = own.isEditable ? readDraft(own.id) : null

      return draft ? await restore(own, draft) : undefined
    }

    if (person !== null) return set({ phase: 'unknown', ...CLOSED })

    // Without a registration: is an intake open for one?
    await calls.readOffers().then(
      () => isLate() || set({ phase: 'unopened', ...CLOSED }),
      (error) => {
        if (isLate()) return

        if (
          !(error instanceof ApiError) ||
          error.code !== signupErrors.noOpenIntake.code ||
          error.ref
        )
          throw error

        set({ phase: 'closed', message: error.msg, ...CLOSED })
      },
    )
  } catch (error) {
    if (isLate()) return
    // An account that cannot register: retrying would not help.
    if (error instanceof ApiError && error.code === NOT_ALLOWED)
      return set({ phase: 'elsewhere', ...CLOSED })

    if (get().phase === 'open')
      toast.error(sentenceOf(error)) // The screen stays as it is.
    else set({ phase: 'failed', message: sentenceOf(error) })
  }
}

/** Begins a registration in an open intake and shows it. */
export async function startRegistration(intakeId: number) {
  const opened = await calls.openOwn(intakeId)
  reading += 1 // A load started before the response does not contain the new registration.
  show(opened, false)
}

/** Sets the values of a section. Education levels whose errors depend on it are validated again. */
export function changeSection<K extends SaveKey>(key: K, values: SectionValues[K]) {
  set((s) => (s.values ? { values: { ...s.values, [key]: values } } : s))
  queue?.put(key, values)
  keep()
  if (!isLevel(key)) return

  for (const other of SAVE_KEYS)
    if (other !== key && isLevel(other) && Object.keys(get().saveStatus.faults[other]).length)
      queue?.put(other, { ...get().values![other] })
}

/** The entry being typed in its dialog; null when the dialog is closed. */
export function typeEntry(entry: OpenEntry | null) {
  typing = entry
  if (!entry) set({ entry: null })
  keep()
}

/** Saves pending sections, if saving is automatic. */
export const saveSoon = () => void (get().isMending || queue?.flush())

/** Saves pending sections now; true if nothing is unsaved. Consent to a new review is asked for. */
export async function saveNow(): Promise<boolean> {
  await queue?.flush()

  const { saveStatus } = get()

  if (saveStatus.state === 'asking') {
    const saving = textNow(savingText)
    if (
      !(await ask({
        title: saving.reviewAgain,
        content: saveStatus.message,
        okText: saving.reviewAgainOk,
        danger: true,
      }))
    )
      return false

    await queue?.agree()
  }

  return isAllSaved()
}

export const isAllSaved = () => queue?.isAllSaved() ?? true

/** Loads the server's values for the check step; the form stays as it is. */
export async function refreshOwn() {
  await queue?.flush()
  const own = await calls.readOwn(get().person).catch(() => null)
  if (own && own.version === queue?.version()) set({ own })
}

/** Starts the correction of a passed registration. */
export function startMending() {
  const { own } = get()
  if (own) show(own, true)
}

/** Ends the correction and discards unsaved changes. */
export async function endMending() {
  await loadOwn()
}

/** Uploads the photo through the queue; if it leads to a new review the reader is asked first. */
export async function uploadPhoto(blob: Blob, onProgress: (share: number) => void) {
  const { own } = get()
  if (!own || !queue) return
  if (!get().isMending) await queue.flush()

  const saving = textNow(savingText)
  const put = (mayResubmit: boolean) =>
    queue!.run(() => calls.sendPhoto(own.id, blob, mayResubmit, onProgress))

  const answer = await put(false).catch(async (error: unknown) => {
    const question = calls.consentQuestionOf(error)
    if (question === null) throw error

    const agreed = await ask({
      title: saving.reviewAgain,
      content: question,
      okText: saving.reviewAgainOk,
      danger: true,
    })

    return agreed ? put(true) : null
  })

  if (!answer) return

  set((s) => ({ own: s.own && { ...s.own, ...statusFields(answer), photoKey: answer.photoKey } }))

  if (answer.state !== own.state) await loadOwn()
}

/** Submits or withdraws, then shows the server's state. */
export async function actOnOwn(action: OwnAction) {
  const { own } = get()
  if (!own || !queue) return

  try {
    await calls.actOnOwn({ id: own.id, action, version: queue.version() })
  } finally {
    await loadOwn()
  }
}

// Error messages are requested in the new language.
onLanguage(() => {
  const { values, saveStatus } = get()
  if (values)
    for (const key of SAVE_KEYS)
      if (Object.keys(saveStatus.faults[key]).length) changeSection(key, { ...values[key] })
})

// Edits that waited for the network.
window.addEventListener('online', saveSoon)
