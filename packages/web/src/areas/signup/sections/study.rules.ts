import { educationFaults, type Span } from '@residency/contract/areas/signup/section-dates.public'
import type { EducationForm } from '@residency/contract/areas/signup/sections/section.contract'
import {
  EDUCATION_LEVELS,
  type EducationLevel,
} from '@residency/contract/areas/trainees/trainee-facts.public'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { storedOf } from '../entries/entry.rules.ts'
import { OTHER_SCHOOL, type Own } from './basic.rules.ts'

/** A level of education on the screen; an absent level is empty. */
export type Study = Omit<EducationForm, 'files' | 'version' | 'mayResubmit'> & {
  isThere: boolean
  files: readonly StoredFile[]
}

/** Its form values; the school may be OTHER_SCHOOL. */
export type StudyFields = Omit<Study, 'isThere'>

export const NO_STUDY: Study = {
  isThere: false,
  schoolId: null,
  schoolOther: null,
  college: null,
  major: null,
  startedOn: null,
  endedOn: null,
  isFullTime: null,
  diplomaNumber: null,
  degree: null,
  degreeNumber: null,
  files: [],
}

export function studyOf(own: Pick<Own, 'educations'>, level: EducationLevel): Study {
  const found = own.educations.find((education) => education.level === level)
  if (!found) return NO_STUDY

  const { level: _, schoolName: __, files, ...study } = found

  return { ...NO_STUDY, ...study, isThere: true, files: files.map(storedOf) }
}

export const studyFieldsOf = ({ isThere: _, ...study }: Study): StudyFields => ({
  ...study,
  schoolId: study.schoolId ?? (study.schoolOther ? OTHER_SCHOOL : null),
})

const textOr = (value: string | null | undefined) => value?.trim() || null

/** Form values as they are stored; a cleared field is null. */
export function studyFrom(fields: Partial<StudyFields>): Study {
  const isOther = fields.schoolId === OTHER_SCHOOL
  return {
    isThere: true,
    schoolId: isOther ? null : (fields.schoolId ?? null),
    schoolOther: isOther ? textOr(fields.schoolOther) : null,
    college: textOr(fields.college),
    major: textOr(fields.major),
    startedOn: fields.startedOn || null,
    endedOn: fields.endedOn || null,
    isFullTime: fields.isFullTime ?? null,
    diplomaNumber: textOr(fields.diplomaNumber),
    degree: fields.degree || null,
    degreeNumber: textOr(fields.degreeNumber),
    files: (fields.files ?? []).map(storedOf),
  }
}

/** Errors of its dates in relation to other levels; `today` is a day in Asia/Shanghai. */
export function studyFaults(
  level: EducationLevel,
  study: Study,
  all: Readonly<Record<EducationLevel, Study>>,
  today: string,
) {
  if (!study.isThere) return []

  const others: Partial<Record<EducationLevel, Span>> = {}

  for (const other of EDUCATION_LEVELS)
    if (other !== level && all[other].isThere) others[other] = all[other]

  return educationFaults(level, study, others, today)
}
