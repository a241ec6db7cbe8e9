import { z } from 'zod'
import { calendarDay, requiredText } from '../../../kernel/text/text.ts'
import { contactNumber, mobileNumber } from '../../../kernel/values/sensitive.ts'
import { ENTRY_SECTIONS } from '../../intakes/section.public.ts'
import { EDUCATION_LEVELS } from '../../trainees/trainee-facts.public.ts'

/** The facts of a file, in the order they are shown. */
export const FILE_FIELDS = [
  'realName',
  'gender',
  'birthDate',
  'idCard',
  'mobile',
  'education',
  'degree',
  'graduationSchool',
  'studyMajor',
  'ethnicCode',
  'maritalStatus',
  'politicalStatus',
  'regionCode',
  'email',
  'address',
  'contactName',
  'contactMobile',
] as const

export type FileField = (typeof FILE_FIELDS)[number]
export const fileField = z.enum(FILE_FIELDS)

/**
 * Facts of the account: they identify the person who logs in, so they never change without a
 * review.
 */
export const IDENTITY_FIELDS = [
  'realName',
  'idCard',
  'mobile',
] as const satisfies readonly FileField[]

/**
 * The e-mail address is the account's own, changed on the page of the account too: it is never
 * reviewed.
 */
export const UNREVIEWED_FIELDS = ['email'] as const satisfies readonly FileField[]

/** Facts that are sealed where they are stored. */
export const PERSONAL_FIELDS = [
  'idCard',
  'mobile',
  'address',
  'contactMobile',
] as const satisfies readonly FileField[]

/** Facts of the study of the highest education, by the names of its entry. */
export const STUDY_FIELDS = {
  degree: 'degree',
  graduationSchool: 'school',
  studyMajor: 'major',
} as const satisfies Partial<Record<FileField, string>>

/** Dictionaries of facts that are chosen from one. */
export const DICTIONARY_OF = {
  gender: 'gender',
  degree: 'degree',
  ethnicCode: 'ethnic_group',
  maritalStatus: 'marital_status',
  politicalStatus: 'political_status',
} as const satisfies Partial<Record<FileField, string>>

/** What each fact may be; every fact travels as a text. */
export const FIELD_SHAPES = {
  realName: requiredText(64),
  gender: z.enum(['1', '2']),
  birthDate: calendarDay,
  idCard: requiredText(30),
  mobile: mobileNumber,
  education: z.enum(EDUCATION_LEVELS),
  degree: requiredText(64),
  graduationSchool: requiredText(100),
  studyMajor: requiredText(100),
  ethnicCode: requiredText(4),
  maritalStatus: z.enum(['0', '1']),
  politicalStatus: requiredText(64),
  regionCode: requiredText(6),
  email: requiredText(120).pipe(z.email('kernel.email.wrong')),
  address: requiredText(200),
  contactName: requiredText(64),
  contactMobile: contactNumber,
} as const satisfies Record<FileField, z.ZodType<string, unknown>>

/** The lists of a file: the studies, and the lists of a sign-up. */
export const FILE_SECTIONS = [
  'education',
  'work',
  'certificate',
  'award',
  'foreign',
  'scientific',
  'regular',
] as const

export type FileSection = (typeof FILE_SECTIONS)[number]

/** What a record of changes is about: a fact, or a list. */
export const CHANGED_THINGS = [
  ...FILE_FIELDS,
  ...(['education', ...ENTRY_SECTIONS] as const).map((name) => `section.${name}` as const),
] as const

export type ChangedThing = (typeof CHANGED_THINGS)[number]
