import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
} from '../../../kernel/text/text.ts'
import { IDENTITY_DOCUMENTS } from '../../../kernel/values/document-kinds.ts'
import { contactNumberOrMask, mobileOrMask } from '../../../kernel/values/sensitive.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { ENTRY_SECTIONS, type EntrySection } from '../../intakes/section.public.ts'
import { EDUCATION_LEVELS, TRAINEE_KINDS } from '../../trainees/trainee-facts.public.ts'
import { signupPermissions as may, signupErrors } from '../access.ts'
import { registrationFlow } from '../registration/registration.flow.ts'

export const traineeKind = z.enum(TRAINEE_KINDS)
const gender = z.union([z.literal(1), z.literal(2)])

const dayOrNone = z
  .preprocess((v) => (v === '' ? null : v), calendarDay.nullish())
  .transform((v) => v ?? null)

const flag = z
  .boolean()
  .nullish()
  .transform((v) => v ?? null)

const isSet = (ids: readonly unknown[]) => new Set(ids).size === ids.length

const MAX_FILES = 5

const files = z
  .array(z.object({ filePath: z.string().regex(/^[\w-]{16,64}$/) }))
  .max(MAX_FILES)
  .default([])

/**
 * Common input of every section save: the version that was read. Once the registration has been
 * passed, also the applicant's consent that a changed core field may lead to a new review.
 */
const saving = { version: readVersion, mayResubmit: z.boolean().default(false) }

/** Sign info. Changing the intake clears the choices, which belong to the previous one. */
export const signForm = z.object({
  intakeId: recordId,

  /** Null until the applicant has chosen one. */
  traineeKind: traineeKind.nullable(),
  employer: optionalText(100),
  isFresh: flag,
  studentPlace: optionalText(64),
  ...saving,
})

export type SignForm = z.output<typeof signForm>

/**
 * Basic section of a draft: every field may be missing, but a value that is present must be valid.
 */
export const basicForm = z.object({
  realName: optionalText(64),
  gender: gender.nullish(),
  birthDate: emptyAsAbsent(calendarDay).nullable(),

  /** Which document the number is of; without it, the shape of the number decides. */
  idKind: emptyAsAbsent(z.enum(IDENTITY_DOCUMENTS)),
  idCard: optionalText(30),
  mobile: mobileOrMask,
  email: optionalText(120).pipe(z.email('kernel.email.wrong').nullable()),
  ethnicCode: optionalText(4),
  regionCode: optionalText(6),
  maritalStatus: z.union([z.literal(0), z.literal(1)]).nullish(),
  politicalStatus: optionalText(64),
  address: optionalText(200),
  contactName: optionalText(64),
  contactMobile: contactNumberOrMask,
  schoolId: z.number().int().positive().nullish(),
  schoolOther: optionalText(100),
  ...saving,
})

export type BasicForm = z.output<typeof basicForm>

export const choicesForm = z.object({
  offerIds: z.array(recordId).max(4).refine(isSet, 'signup.offers.twice'),
  acceptsAdjustment: z.boolean(),
  ...saving,
})

export type ChoicesForm = z.output<typeof choicesForm>

/**
 * One level of education, possibly incomplete. School and dates are required; the certificate
 * number may follow for current students.
 */
export const educationForm = z.object({
  schoolId: recordId.nullish().transform((v) => v ?? null),
  schoolOther: optionalText(100),
  college: optionalText(100),
  major: optionalText(100),
  startedOn: dayOrNone,
  endedOn: dayOrNone,
  isFullTime: flag,
  diplomaNumber: optionalText(60),
  degree: optionalText(64),
  degreeNumber: optionalText(60),
  files,
  ...saving,
})

export type EducationForm = z.output<typeof educationForm>
const level = z.enum(EDUCATION_LEVELS)

export const education = educationForm
  .omit({ files: true, version: true, mayResubmit: true })
  .extend({ level, schoolName: z.string().nullable(), files: z.array(storedFile) })

export type Education = z.output<typeof education>

/** One entry of each list. An entry is complete when saved: it is edited in its own dialog. */
export const ENTRY_SHAPES = {
  foreign: z.object({
    language: requiredText(40),
    languageLevel: optionalText(64),
    score: optionalText(20),
    takenOn: dayOrNone,
    number: optionalText(60),
  }),
  certificate: z.object({
    title: requiredText(100),
    issuer: requiredText(100),
    number: optionalText(60),
    issuedOn: calendarDay,
    expiresOn: dayOrNone,
  }),
  work: z.object({
    workUnit: requiredText(100),
    department: optionalText(100),
    post: requiredText(60),
    startedOn: calendarDay,

    /** Null: ongoing. */
    endedOn: dayOrNone,
  }),
  scientific: z.object({
    kind: z.enum(['paper', 'project']),
    title: requiredText(200),
    role: optionalText(60),
    source: optionalText(200),
    happenedOn: calendarDay,
  }),
  award: z.object({
    title: requiredText(200),
    awardLevel: requiredText(64),
    issuer: requiredText(100),
    happenedOn: calendarDay,
  }),
  regular: z.object({
    place: requiredText(100),
    major: requiredText(100),
    startedOn: calendarDay,
    endedOn: dayOrNone,
    outcome: z.enum(['finished', 'left', 'ongoing']),
    leavingReason: optionalText(200),
  }),
} as const satisfies Record<EntrySection, z.ZodObject>

export const MAX_ENTRIES = 20
const stored = { id: z.number(), files: z.array(storedFile) }
const listOf = <S extends EntrySection>(section: S) => z.array(ENTRY_SHAPES[section].extend(stored))

/** The lists of a registration in an answer. */
export const entryLists = z.object({
  foreign: listOf('foreign'),
  certificate: listOf('certificate'),
  work: listOf('work'),
  scientific: listOf('scientific'),
  award: listOf('award'),
  regular: listOf('regular'),
})

export type EntryLists = z.output<typeof entryLists>

/** An entry with its id; without an id it is new. Entries missing from the list are removed. */
type EntryForm = { id?: number | null | undefined; files: { filePath: string }[] } & Readonly<
  Record<string, unknown>
>

export type EntriesForm = { entries: EntryForm[]; version: number; mayResubmit: boolean }

/**
 * Conditions of the offer that are not met: shown as warnings next to the choice; the base decides.
 */
export const choiceWarnings = z.array(
  z.object({
    offerId: z.number(),
    warnings: z.array(z.enum(['minEducation', 'maxAge', 'certificates', 'traineeKind'])),
  }),
)

/** All sections, as used by steps and returns. */
export const sectionName = z.enum([
  'sign',
  'basic',
  'photo',
  'train',
  ...EDUCATION_LEVELS,
  ...ENTRY_SECTIONS,
])

export const returnedSections = z.array(
  z.object({ section: sectionName, reason: z.string(), at: z.string(), isChanged: z.boolean() }),
)

export const saved = z.object({
  version: z.number(),
  state: z.enum(registrationFlow.states),
  missing: z.array(z.string()),
  warnings: z.array(z.string()),
  choiceWarnings,

  /**
   * Editable sections, and the reasons of the returned ones: a correction may require more than the
   * returned parts.
   */
  editable: z.array(sectionName),
  returns: returnedSections,
})

const save = {
  method: 'PUT',
  access: { permission: may.fill },
  params: idParam,
  answer: saved,
  errors: [
    signupErrors.notEditable,
    signupErrors.sectionNotEditable,
    signupErrors.coreChange,
    signupErrors.examBegun,
    kernelErrors.changedMeanwhile,
    kernelErrors.notFound,
  ],
} as const

export const saveSign = endpoint({
  ...save,
  path: '/sign/registrations/{id}/sign',
  summary: 'Save sign info: intake, trainee kind, employer, place of origin',
  body: signForm,
  errors: [
    ...save.errors,
    signupErrors.kindNotAccepted,
    signupErrors.intakeClosed,
    signupErrors.placeUnknown,
  ],
})

export const saveBasic = endpoint({
  ...save,
  path: '/sign/registrations/{id}/basic',
  summary: 'Save the basic section as typed',
  body: basicForm,
  errors: [...save.errors, signupErrors.barred, signupErrors.alreadyTrainee, kernelErrors.tooMany],
})

export const saveChoices = endpoint({
  ...save,
  path: '/sign/registrations/{id}/choices',
  summary: 'Save the choices, the first one first',
  body: choicesForm,
})

const ofLevel = {
  ...save,
  params: idParam.extend({ level }),
  path: '/sign/registrations/{id}/educations/{level}',
} as const

export const saveEducation = endpoint({
  ...ofLevel,
  summary: 'Save one level of education as typed',
  body: educationForm,
})

export const clearEducation = endpoint({
  ...ofLevel,
  method: 'DELETE',
  summary: 'Clear one level of education',
  query: z.object({
    version: z.coerce.number().int(),
    mayResubmit: z.enum(['0', '1']).default('0'),
  }),
})

const list = <S extends EntrySection>(section: S) => {
  const entry = ENTRY_SHAPES[section].extend({ id: recordId.nullish(), files })
  return {
    ...save,
    path: `/sign/registrations/{id}/${section}` as const,
    summary: `Save the list ${section}: the named entries replace the list` as const,
    body: z.object({ entries: z.array(entry).max(MAX_ENTRIES), ...saving }),
    answer: saved.extend({ entries: listOf(section) }),
  }
}

export const saveForeign = endpoint(list('foreign'))
export const saveCertificates = endpoint(list('certificate'))
export const saveWork = endpoint(list('work'))
export const saveScientific = endpoint(list('scientific'))
export const saveAwards = endpoint(list('award'))
export const saveRegular = endpoint(list('regular'))

/** The call that saves each list. */
export const LIST_CALLS = {
  foreign: saveForeign,
  certificate: saveCertificates,
  work: saveWork,
  scientific: saveScientific,
  award: saveAwards,
  regular: saveRegular,
} as const

export const savePhoto = endpoint({
  method: 'POST',
  path: '/sign/registrations/{id}/photo',
  summary: 'Put the photo into the sign-up',
  access: { permission: may.fill },
  params: idParam,
  query: z.object({ mayResubmit: z.enum(['0', '1']).default('0') }),
  file: { field: 'file', purpose: 'photo' },
  limit: 'upload',
  answer: saved.extend({ photoKey: z.string() }),
  errors: save.errors,
})
