import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { papersOfForm, uploadErrors } from '../../files/form-uploads.public.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { ENTRY_SECTIONS } from '../../intakes/section.public.ts'
import { EDUCATION_LEVELS } from '../../trainees/trainee-facts.public.ts'
import { signupPermissions as may, signupErrors } from '../access.ts'
import { getRegistrationToFill } from '../registration/registration.contract.ts'
import { ENTRY_SHAPES, education, educationForm, saved } from '../sections/section.contract.ts'

/*
 * Calls of the specification's registration pages, mapped to our own calls. `studentId` is the id
 * of the registration. The id of the own account, which browsers store under this name, means the
 * newest own registration; other people's are not found. Saving by the number of the own account
 * begins a registration if there is no unfinished one. The calls carry no version: the last writer
 * wins.
 */
const access = { permission: may.fill } as const
const studentId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const errors = [kernelErrors.notFound] as const

const refusals = [
  kernelErrors.notFound,
  signupErrors.notEditable,
  signupErrors.sectionNotEditable,
  signupErrors.coreChange,
  signupErrors.examBegun,
  signupErrors.noOpenIntake,
] as const

const agreed = z.enum(['0', '1']).default('0')
const text = emptyAsAbsent(z.string().max(2000))

export const checkIdentity = endpoint({
  method: 'GET',
  path: '/sign/studentRegistratLimit/apply/identity',
  summary: 'Whether the person of a sign-up, or of the own account, may sign up, and why not',
  access,
  query: z.object({ studentId }),
  answer: z.object({ isAllowed: z.boolean(), reason: z.string().nullable() }),
  errors,
})

export const getIdentity = endpoint({
  ...getRegistrationToFill,
  path: '/sign/studentRegistration/{id}/identity/',
  summary: 'A sign-up that one may fill in (specification’s spelling)',
})

export const signGetDict = endpoint({
  method: 'GET',
  path: '/sign/getDict/{x}',
  summary:
    'Enabled items of a dictionary in the reader’s language (sign-up spelling); `x` is its code',
  access: 'signedIn',
  unscoped: 'choices of forms, alike for everybody',
  params: z.object({ x: z.string().min(1).max(64) }),
  answer: z.array(z.object({ value: z.string(), label: z.string() })),
})

/** Fields of sign info and the basic section, as form strings; omitted fields keep their values. */
const FORM_FIELDS = {
  traineeKind: text,
  employer: text,
  isFresh: text,
  studentPlace: text,
  realName: text,
  gender: text,
  birthDate: text,
  idKind: text,
  idCard: text,
  mobile: text,
  email: text,
  ethnicCode: text,
  regionCode: text,
  maritalStatus: text,
  politicalStatus: text,
  address: text,
  contactName: text,
  contactMobile: text,
  schoolId: text,
  schoolOther: text,
} as const

export const saveForm = endpoint({
  method: 'POST',
  path: '/sign/studentRegistration/save/form',
  summary:
    'Save sign info, the basic section and the photo from one form; what is left out stays as it is',
  access,
  form: z.object({ studentId, mayResubmit: agreed, photo: text, ...FORM_FIELDS }),
  uploads: { fields: ['photo', 'file'], into: 'photo', purpose: 'photo' },
  answer: saved,
  errors: [...refusals, ...uploadErrors],
})

/** The specification's keys of the first two levels. */
const SPELT_LEVELS = ['juniorEducation', 'education'] as const

const ofLevel = <T extends string>(type: T) => {
  if (type === 'juniorEducation') return 'junior'
  if (type === 'education') return 'undergraduate'

  return type as Exclude<T, (typeof SPELT_LEVELS)[number]>
}

const RECORD_TYPES = [...EDUCATION_LEVELS, ...ENTRY_SECTIONS, ...SPELT_LEVELS] as const

const RECORD_FIELDS = Object.fromEntries(
  [educationForm, ...Object.values(ENTRY_SHAPES)]
    .flatMap((shape) => Object.keys(shape.shape))
    .filter((name) => !['files', 'version', 'mayResubmit'].includes(name))
    .map((name) => [name, text]),
)

export const saveRecord = endpoint({
  method: 'POST',
  path: '/sign/studentRecordData',
  summary:
    'Save a study, or add or change (by its id) an entry of a list; proofs are file parts, or uploaded ones that `filePath` names',
  access,
  form: z.object({
    studentId,
    type: z.enum(RECORD_TYPES).transform(ofLevel),
    id: emptyAsAbsent(z.coerce.number().pipe(recordId)),
    filePath: text,
    mayResubmit: agreed,
    ...RECORD_FIELDS,
  }),
  uploads: papersOfForm,
  answer: saved,
  errors: [...refusals, ...uploadErrors],
})

const read = { method: 'GET', access, errors } as const
const entry = z.looseObject({ id: z.number(), type: z.string(), files: z.array(storedFile) })

const ofType = <const T extends readonly [string, ...string[]]>(types: T) =>
  z.object({ studentId, type: emptyAsAbsent(z.enum(types)) })

export const listStudies = endpoint({
  ...read,
  path: '/sign/studentEducation',
  summary:
    'Studies of a sign-up; `type` names one level (`juniorEducation` is junior, `education` undergraduate)',
  query: z.object({
    studentId,
    type: emptyAsAbsent(z.enum([...EDUCATION_LEVELS, ...SPELT_LEVELS]).transform(ofLevel)),
  }),
  answer: z.array(education),
})

export const listCertificates = endpoint({
  ...read,
  path: '/sign/studentCertificate',
  summary: 'Certificates and foreign languages of a sign-up',
  query: ofType(['certificate', 'foreign']),
  answer: z.array(entry),
})

export const listExperience = endpoint({
  ...read,
  path: '/sign/studentExperience',
  summary: 'Work, papers and projects, earlier training of a sign-up',
  query: ofType(['work', 'scientific', 'regular']),
  answer: z.array(entry),
})

export const listAwards = endpoint({
  ...read,
  path: '/sign/studentAwards',
  summary: 'Awards of a sign-up',
  query: ofType(['award']),
  answer: z.array(entry),
})

export const getAdjustment = endpoint({
  ...read,
  path: '/sign/studentAdjustment',
  summary: 'The choices of a sign-up and whether adjustment is accepted',
  query: ofType(['train']),
  answer: z.object({
    id: z.number(),
    acceptsAdjustment: z.boolean(),
    choices: z.array(z.object({ rank: z.number(), offerId: z.number(), label: z.string() })),
  }),
})

const remove = {
  method: 'DELETE',
  access,
  params: idParam,
  query: z.object({ mayResubmit: agreed }),
  answer: z.null(),
  errors: refusals,
} as const

export const deleteExperience = endpoint({
  ...remove,
  path: '/sign/studentExperience/{id}',
  summary: 'Remove an entry of work, papers or earlier training',
})

export const deleteAward = endpoint({
  ...remove,
  path: '/sign/studentAwards/{id}',
  summary: 'Remove an award',
})
