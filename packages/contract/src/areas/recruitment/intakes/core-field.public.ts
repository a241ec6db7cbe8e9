import { EDUCATION_LEVELS, ENTRY_SECTIONS, type Section } from '../../signup/section.public.ts'

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
const EDUCATION = ['schoolId', 'college', 'major', 'degree', 'startedOn', 'endedOn', 'isFullTime', 'diplomaNumber', 'degreeNumber'] as const

/**
 * A field of a sign-up that may be core: `section.field`; a list is core as a whole and is called by its section. Choices are not among
 * them: they cannot be changed once a sign-up was passed.
 */
export type CoreField = { field: string; section: Section; name: string | null }
const of = (section: Section, names: readonly string[]): CoreField[] =>
  names.map((name) => ({ field: `${section}.${name}`, section, name }))

/** Every field that may be core, in the order of a sign-up. */
export const CORE_ABLE: readonly CoreField[] = [
  ...of('sign', SIGN),
  ...of('basic', BASIC),
  ...of('photo', ['photo']),
  ...EDUCATION_LEVELS.flatMap((level) => of(level, EDUCATION)),
  ...ENTRY_SECTIONS.map((section) => ({ field: section, section, name: null })),
]
/** A school of the list or one that was typed: one thing to people, two fields to the sign-up. */
export const TYPED_SCHOOL = { chosen: '.schoolId', typed: '.schoolOther' } as const
const CORE_OF_EDUCATION = ['schoolId', 'major', 'degree', 'startedOn', 'endedOn']
/** What is core until the office says otherwise: who somebody is and what they have learned. */
export const CORE_AT_FIRST: ReadonlySet<string> = new Set([
  'sign.traineeKind',
  'basic.realName',
  'basic.gender',
  'basic.birthDate',
  'basic.idCard',
  ...EDUCATION_LEVELS.flatMap((level) => CORE_OF_EDUCATION.map((name) => `${level}.${name}`)),
])
