import { EDUCATION_LEVELS } from '../trainees/trainee-facts.public.ts'
import { ENTRY_SECTIONS, type Section } from './section.public.ts'

const SIGN = ['traineeKind', 'employer', 'isFresh', 'studentPlace'] as const

const BASIC = [
  'realName',
  'gender',
  'birthDate',
  'idCard',
  'mobile',
  'email',
  'ethnicCode',
  'regionCode',
  'maritalStatus',
  'politicalStatus',
  'address',
  'contactName',
  'contactMobile',
  'schoolId',
] as const

const EDUCATION = [
  'schoolId',
  'college',
  'major',
  'degree',
  'startedOn',
  'endedOn',
  'isFullTime',
  'diplomaNumber',
  'degreeNumber',
] as const

/**
 * A field of a registration that may be core: `section.field`. A list is core as a whole and is
 * named by its section. Choices are excluded: they cannot be changed once the registration was
 * passed.
 */
export type CoreField = { field: string; section: Section; name: string | null }

const of = (section: Section, names: readonly string[]): CoreField[] =>
  names.map((name) => ({ field: `${section}.${name}`, section, name }))

/** Every field that may be core, in the order of a registration. */
export const CORE_ABLE: readonly CoreField[] = [
  ...of('sign', SIGN),
  ...of('basic', BASIC),
  ...of('photo', ['photo']),
  ...EDUCATION_LEVELS.flatMap((level) => of(level, EDUCATION)),
  ...ENTRY_SECTIONS.map((section) => ({ field: section, section, name: null })),
]

/**
 * A school from the list or a typed name: one concept for people, two fields in the registration.
 */
export const TYPED_SCHOOL = { chosen: '.schoolId', typed: '.schoolOther' } as const
const CORE_OF_EDUCATION = ['schoolId', 'major', 'degree', 'startedOn', 'endedOn']

/** Core fields by default: identity and education. */
export const CORE_AT_FIRST: ReadonlySet<string> = new Set([
  'sign.traineeKind',
  'basic.realName',
  'basic.gender',
  'basic.birthDate',
  'basic.idCard',
  ...EDUCATION_LEVELS.flatMap((level) => CORE_OF_EDUCATION.map((name) => `${level}.${name}`)),
])
