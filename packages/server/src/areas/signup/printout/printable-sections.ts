import { ENTRY_SECTIONS, type EntrySection } from '@residency/contract/areas/intakes/section.public'
import type {
  Education,
  EntryLists,
} from '@residency/contract/areas/signup/sections/section.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { ownRegistrationWords } from '../privacy/own-record.text.ts'
import type { plainFields } from '../registration/registration-view.ts'
import { DICTIONARIES, type Lines, type PrintableEntry } from './printable-registration.ts'
import { regionName } from './region-name.ts'

type PlainFields = ReturnType<typeof plainFields>
type Numbers = { idCard: unknown; mobile: unknown; address: string | null; contactMobile: unknown }

/**
 * Puts the sections of registrations into the reader's words: for the export of one's own data, and
 * for what is printed.
 */
export async function sectionWords(ctx: SignedCtx) {
  const { fields, traineeKinds, sections, levels, entryKinds, outcomes } = signupWords[ctx.language]
  const { yes, no } = ownRegistrationWords[ctx.language]
  const labels = new Map<string, ReadonlyMap<string, string>>()

  for (const code of DICTIONARIES)
    labels.set(code, await findDictLabels(ctx.db, code, ctx.language))

  const of = (code: (typeof DICTIONARIES)[number], value: string | number | null) =>
    value === null ? null : (labels.get(code)?.get(String(value)) ?? String(value))

  const flag = (value: boolean | null) => {
    if (value === null) return null

    return value ? yes : no
  }

  const known: Readonly<Record<string, string>> = { ...entryKinds, ...outcomes }

  const FROM_LIST: Readonly<Record<string, (value: string) => string | null>> = {
    languageLevel: (value) => of('language_level', value),
    awardLevel: (value) => of('award_level', value),
    kind: (value) => known[value] ?? value,
    outcome: (value) => known[value] ?? value,
  }

  const labelled = fields as Readonly<Record<string, string>>

  const sign = (r: PlainFields): Lines => ({
    [fields.traineeKind]:
      (traineeKinds as Readonly<Record<string, string>>)[r.traineeKind] ?? r.traineeKind,
    [fields.employer]: r.employer,
    [fields.isFresh]: flag(r.isFresh),
    [fields.studentPlace]: of('student_place', r.studentPlace),
  })

  const basic = (r: PlainFields, numbers: Numbers): Lines => ({
    [fields.realName]: r.realName,
    [fields.gender]: of('gender', r.gender),
    [fields.birthDate]: r.birthDate,
    [fields.idKind]: of('certificate_type', r.idKind),
    [fields.idCard]: numbers.idCard,
    [fields.mobile]: numbers.mobile,
    [fields.email]: r.email,
    [fields.ethnicCode]: of('ethnic_group', r.ethnicCode),
    [fields.regionCode]: r.regionCode && regionName(r.regionCode),
    [fields.maritalStatus]: of('marital_status', r.maritalStatus),
    [fields.politicalStatus]: of('political_status', r.politicalStatus),
    [fields.address]: numbers.address,
    [fields.contactName]: r.contactName,
    [fields.contactMobile]: numbers.contactMobile,
    [fields.schoolId]: r.schoolName,
  })

  const study = (education: Education): PrintableEntry & { title: string } => ({
    title: sections[education.level],
    lines: {
      [fields.level]: levels[education.level],
      [fields.school]: education.schoolName,
      [fields.college]: education.college,
      [fields.major]: education.major,
      [fields.startedOn]: education.startedOn,
      [fields.endedOn]: education.endedOn,
      [fields.isFullTime]: flag(education.isFullTime),
      [fields.diplomaNumber]: education.diplomaNumber,
      [fields.degree]: of('degree', education.degree),
      [fields.degreeNumber]: education.degreeNumber,
    },
    files: education.files.map((file) => file.name),
  })

  const entry = ({
    id: _,
    files,
    ...values
  }: EntryLists[EntrySection][number]): PrintableEntry => ({
    lines: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        labelled[name] ?? name,
        typeof value === 'string' ? (FROM_LIST[name]?.(value) ?? value) : value,
      ]),
    ),
    files: files.map((file) => file.name),
  })

  /** The lists that hold something, by their names. */
  const lists = (all: EntryLists) =>
    ENTRY_SECTIONS.filter((section) => all[section].length > 0).map((section) => ({
      title: sections[section],
      entries: all[section].map(entry),
    }))

  return { sign, basic, study, lists }
}
