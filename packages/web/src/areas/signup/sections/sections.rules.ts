import type { EntrySection } from '@residency/contract/areas/intakes/section.public'
import {
  basicForm,
  choicesForm,
  ENTRY_SHAPES,
  educationForm,
  type SignForm,
  signForm,
} from '@residency/contract/areas/signup/sections/section.contract'
import type { EducationLevel } from '@residency/contract/areas/trainees/trainee-facts.public'
import { foldCode } from '@residency/contract/kernel/fold'
import { type Entries, entriesOf } from '../entries/entry.rules.ts'
import {
  isLevel,
  isList,
  SAVE_KEYS,
  type SaveKey,
  SECTIONS_OF,
  type Step,
} from '../registration/steps.rules.ts'
import { type Basic, basicOf, type Choices, choicesOf, type Own } from './basic.rules.ts'
import { type Study, studyOf } from './study.rules.ts'

export type Sign = Omit<SignForm, 'version' | 'mayResubmit'>

/** All form values by section. */
export type SectionValues = { sign: Sign; basic: Basic; choices: Choices } & Record<
  EducationLevel,
  Study
> &
  Record<EntrySection, Entries>

const signOf = (own: Own): Sign => ({
  intakeId: own.intake.id,
  traineeKind: own.isKindChosen ? own.traineeKind : null,
  employer: own.employer,
  isFresh: own.isFresh,
  studentPlace: own.studentPlace,
})

/** The server's values as form values. */
export const valuesOf = (own: Own): SectionValues =>
  Object.fromEntries(
    SAVE_KEYS.map((key) => {
      const valuesOfSection = () => {
        if (key === 'sign') return signOf(own)
        if (key === 'basic') return basicOf(own)
        if (key === 'choices') return choicesOf(own)

        return isLevel(key) ? studyOf(own, key) : entriesOf(own, key)
      }

      return [key, valuesOfSection()]
    }),
  ) as SectionValues

const keysOf = (files: readonly { filePath: string }[]) =>
  files.map(({ filePath }) => ({ filePath }))

/** A section as its call takes it. */
export function bodyOf(key: SaveKey, values: SectionValues[SaveKey]): Record<string, unknown> {
  if (isLevel(key)) {
    const { isThere: _, files, ...study } = values as Study
    return { ...study, files: keysOf(files) }
  }

  if (!isList(key)) return { ...values }

  return {
    entries: (values as Entries).entries.map(({ key: _, files, ...entry }) => ({
      ...entry,
      files: keysOf(files),
    })),
  }
}

/** Whether a step of education or lists is empty; if nothing is required, it may stay so. */
export const isEmptyStep = (step: Step, values: SectionValues): boolean =>
  SECTIONS_OF[step].length > 0 &&
  SECTIONS_OF[step].every((key) =>
    isLevel(key) ? !values[key].isThere : isList(key) && values[key].entries.length === 0,
  )

/** The card number without spaces, as it is stored. */
const card = (typed: string | null) => (typed === null ? null : foldCode(typed).replaceAll('-', ''))
const SHAPES = { sign: signForm, basic: basicForm, choices: choicesForm } as const

/**
 * The normalised content of a section for comparison; null if it is invalid. Ids and keys are
 * ignored.
 */
function contentOf(key: SaveKey, values: SectionValues[SaveKey]): string | null {
  if (isLevel(key) && !(values as Study).isThere) return 'none'

  const body = { ...bodyOf(key, values), version: 0 }
  if (isList(key)) {
    const read = (values as Entries).entries.map((entry) => ({
      entry: ENTRY_SHAPES[key].safeParse(entry),
      files: keysOf(entry.files),
    }))

    return read.every(({ entry }) => entry.success)
      ? JSON.stringify(read.map(({ entry, files }) => [entry.data, files]))
      : null
  }

  const read = (isLevel(key) ? educationForm : SHAPES[key]).safeParse(body)
  if (!read.success) return null

  const { version: _, mayResubmit: __, ...data } = read.data as Record<string, unknown>

  return JSON.stringify(
    'idCard' in data ? { ...data, idCard: card(data.idCard as string | null) } : data,
    (_, value) => value ?? null,
  )
}

/** Whether the server has exactly these values, after normalisation. */
export function isSavedAs(own: Own, key: SaveKey, values: SectionValues[SaveKey]): boolean {
  const typed = contentOf(key, values)
  return typed !== null && typed === contentOf(key, valuesOf(own)[key])
}
