import {
  actOnOwnRegistration,
  getOwnRegistration,
  getRegistrationToFill,
  listOpenOffers,
  openOwnRegistration,
  printOwnRegistration,
} from '@residency/contract/areas/signup/registration/registration.contract'
import {
  clearEducation,
  LIST_CALLS,
  saveBasic,
  saveChoices,
  saveEducation,
  savePhoto,
  saveSign,
} from '@residency/contract/areas/signup/sections/section.contract'
import { type AnswerOf, type InputOf, kernelErrors } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { ApiError, NO_ANSWER } from '../../../platform/calls/api-error.ts'
import { drawn } from '../../../platform/calls/drawn-pdf.ts'
import type { Outcome, Values } from '../drafts/save-queue.rules.ts'
import type { Own } from '../sections/basic.rules.ts'
import { bodyOf, isSavedAs, type SectionValues } from '../sections/sections.rules.ts'
import type { Study } from '../sections/study.rules.ts'
import { isLevel, isList, type SaveKey } from './steps.rules.ts'

/** The own record does not exist. */
const NOT_FOUND = kernelErrors.notFound.code

/** A concurrent change, or a record that can no longer be edited: the reader decides. */
const CONFLICT = kernelErrors.changedMeanwhile.code

/** The field of an error that asks the reader for consent. */
const ASKED = 'mayResubmit'

/** No response, a proxy error, or a busy server: retried. */
const LATER: ReadonlySet<string> = new Set([
  NO_ANSWER,
  '',
  kernelErrors.unavailable.code,
  kernelErrors.tooMany.code,
])

/** The own registration, or that of a unit's applicant; null without one. */
export async function readOwn(person: number | null): Promise<Own | null> {
  try {
    return await (person === null
      ? call(getOwnRegistration, {}, { quiet: true })
      : call(getRegistrationToFill, { id: person }, { quiet: true }))
  } catch (error) {
    if (error instanceof ApiError && error.code === NOT_FOUND) return null
    throw error
  }
}

/** Begins a registration in the named intake, else in the newest that is open. */
export const openOwn = (intakeId?: number) =>
  call(openOwnRegistration, intakeId === undefined ? {} : { intakeId }, { quiet: true })

export const readOffers = (registrationId?: number) =>
  call(listOpenOffers, registrationId === undefined ? {} : { registrationId }, { quiet: true })

export const actOnOwn = (input: InputOf<typeof actOnOwnRegistration>) =>
  call(actOnOwnRegistration, input, { quiet: true })

export const printOwn = (id: number) => drawn(call(printOwnRegistration, { id }))

export const sendPhoto = (
  id: number,
  blob: Blob,
  mayResubmit: boolean,
  onProgress: (share: number) => void,
) =>
  call(
    savePhoto,
    { id, mayResubmit: mayResubmit ? '1' : '0' },
    { file: { blob, name: 'photo.jpg' }, quiet: true, onProgress },
  )

/** The question of a refusal that asks for consent to a new review; null for others. */
export const consentQuestionOf = (error: unknown): string | null =>
  error instanceof ApiError && error.errors.some(({ path }) => path === ASKED) ? error.msg : null

export type SectionAnswer = AnswerOf<typeof saveBasic> & { entries?: readonly { id: number }[] }
const QUIET = { quiet: true } as const

/** Saves one section. */
function callSave(
  id: number,
  key: SaveKey,
  values: Values,
  version: number,
  mayResubmit: boolean,
): Promise<SectionAnswer> {
  const input = {
    ...bodyOf(key, values as SectionValues[SaveKey]),
    id,
    version,
    mayResubmit,
  }

  if (isList(key))
    return call(
      LIST_CALLS[key],
      input as InputOf<(typeof LIST_CALLS)[typeof key]>,
      QUIET,
    ) as Promise<SectionAnswer>

  if (!isLevel(key))
    return call({ sign: saveSign, basic: saveBasic, choices: saveChoices }[key], input, QUIET)

  if (!(values as Study).isThere)
    return call(
      clearEducation,
      { id, level: key, version, mayResubmit: mayResubmit ? '1' : '0' },
      QUIET,
    )

  return call(saveEducation, { ...(input as InputOf<typeof saveEducation>), level: key }, QUIET)
}

/** Sends one section and returns the result; never throws. */
export async function sendSection(
  id: number,
  key: SaveKey,
  values: Values,
  version: number,
  mayResubmit: boolean,
) {
  try {
    const answer = await callSave(id, key, values, version, mayResubmit)
    return { outcome: { kind: 'saved', version: answer.version } as Outcome, answer }
  } catch (error) {
    return { outcome: outcomeOf(error), answer: null }
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { kind: 'stopped', message: String(error) }

  const question = consentQuestionOf(error)
  if (question !== null) return { kind: 'asking', message: question }

  const faults = Object.fromEntries(
    error.errors.map(({ path, message }) => [path.replace(/^body\./, '').split('.')[0]!, message]),
  )
  if (Object.keys(faults).length) return { kind: 'refused', faults }
  if (LATER.has(error.code)) return { kind: 'unanswered', message: error.msg }

  return {
    kind: error.code === CONFLICT && !error.ref ? 'conflict' : 'stopped',
    message: error.msg,
  }
}

/** The version if the server has exactly the sent values. */
export async function findSavedVersion(
  person: number | null,
  key: SaveKey,
  values: Values,
): Promise<number | null> {
  const own = await readOwn(person).catch(() => null)
  return own && isSavedAs(own, key, values as SectionValues[SaveKey]) ? own.version : null
}
