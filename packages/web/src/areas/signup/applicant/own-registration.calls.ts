import {
  actOnOwnRegistration,
  getOwnRegistration,
  listOpenOffers,
  openOwnRegistration,
} from '@residency/contract/areas/signup/registration.contract'
import { saveBasic, saveChoices, savePhoto } from '@residency/contract/areas/signup/section.contract'
import { type InputOf, issueSentence } from '@residency/contract/kernel'
import { call } from '../../../platform/api-client.ts'
import { ApiError, NO_ANSWER } from '../../../platform/api-error.ts'
import { todayInShanghai } from '../../../platform/clock.ts'
import { installedWords } from '../../../platform/form-rules.ts'
import { currentLanguage, say, textNow } from '../../../platform/i18n.ts'
import { signupWords } from '../use-signup-words.ts'
import { type Basic, basicFaults, choicesOf, isHeld, type Own } from './basic.rules.ts'
import type { Faults, Outcome, Values } from './save-queue.rules.ts'

export type Section = 'basic' | 'choices'
/** A record of mine that is not there. */
const NOT_FOUND = 'A0401'
/** The second writer, and a record that may no longer be written: the reader decides. */
const CONFLICT = 'B0001'
/** Nobody answered, something between us answered, or the house is busy: it is tried again. */
const LATER: ReadonlySet<string> = new Set([NO_ANSWER, '', 'C0300', 'A0501'])

/** The own sign-up; null when none was opened. */
export async function readOwn(): Promise<Own | null> {
  try {
    return await call(getOwnRegistration, {}, { quiet: true })
  } catch (error) {
    if (error instanceof ApiError && error.code === NOT_FOUND) return null
    throw error
  }
}
export const openOwn = () => call(openOwnRegistration, {}, { quiet: true })
export const readOffers = () => call(listOpenOffers, {}, { quiet: true })
export const actOnOwn = (input: InputOf<typeof actOnOwnRegistration>) => call(actOnOwnRegistration, input, { quiet: true })
export const sendPhoto = (id: number, blob: Blob, onProgress: (share: number) => void) =>
  call(savePhoto, { id }, { file: { blob, name: 'photo.jpg' }, quiet: true, onProgress })

/** Sends one section and says what became of it; never throws. */
export async function sendSection(id: number, section: Section, values: Values, version: number) {
  try {
    const answer =
      section === 'basic'
        ? await call(saveBasic, { ...(values as Basic), id, version }, { quiet: true })
        : await call(saveChoices, { ...(values as { offerIds: number[]; acceptsAdjustment: boolean }), id, version }, { quiet: true })
    return { outcome: { kind: 'saved', version: answer.version } as Outcome, answer }
  } catch (error) {
    return { outcome: outcomeOf(error), answer: null }
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { kind: 'stopped', message: String(error) }
  const faults = Object.fromEntries(error.errors.map(({ path, message }) => [path.replace(/^body\./, '').split('.')[0]!, message]))
  if (Object.keys(faults).length) return { kind: 'refused', faults }
  if (LATER.has(error.code)) return { kind: 'unanswered', message: error.msg }
  return { kind: error.code === CONFLICT && !error.ref ? 'conflict' : 'stopped', message: error.msg }
}

/** The version if the server holds exactly what was sent. */
export async function heldAs(section: Section, values: Values): Promise<number | null> {
  const own = await readOwn().catch(() => null)
  if (!own) return null
  const isSame = section === 'basic' ? isHeld(own, values as Basic) : JSON.stringify(choicesOf(own)) === JSON.stringify(values)
  return isSame ? own.version : null
}

/** What can be seen to be wrong, in the reader's language. */
export function faultsOf(section: Section, values: Values): Faults {
  if (section !== 'basic') return {}
  const { errors, cardFaults } = textNow(signupWords)
  const found = basicFaults(values as Basic, todayInShanghai())
  return Object.fromEntries(
    found.map(({ field, issue, card }) => [
      field,
      issue
        ? issueSentence(installedWords(), currentLanguage(), issue)
        : say(errors.cardWrong, { fault: cardFaults[card?.kind === 'fault' ? card.fault : 'length'] }),
    ]),
  )
}
