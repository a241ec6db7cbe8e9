import {
  educationFaults,
  entryFaults,
  type Span,
} from '@residency/contract/areas/signup/section-dates.public'
import type { FileSection } from '@residency/contract/areas/students/file/field.contract'
import { SECTION_SHAPES } from '@residency/contract/areas/students/file/file.contract'
import {
  EDUCATION_LEVELS,
  type EducationLevel,
} from '@residency/contract/areas/trainees/trainee-facts.public'
import { kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { isDictValue } from '../../settings/settings.public.ts'
import { findFileEntries } from './file.queries.ts'

type Data = Readonly<Record<string, unknown>>

const FROM_LIST = {
  degree: 'degree',
  languageLevel: 'language_level',
  awardLevel: 'award_level',
} as const

const wrong = (
  issues: readonly { path: PropertyKey[]; message: string; level?: string | undefined }[],
) => new Fail(kernelErrors.inputWrong, {}, issues)

/**
 * An entry as it is kept; what is wrong is named at its field: by the shape of its list, its dates
 * and its dictionaries.
 */
export async function judgeEntry(
  tx: SignedCtx,
  traineeId: number,
  section: FileSection,
  typed: Data,
  id: number | null,
): Promise<Data> {
  const read = SECTION_SHAPES[section].safeParse(typed)
  if (!read.success)
    throw wrong(read.error.issues.map((issue) => ({ ...issue, path: ['body', ...issue.path] })))

  const data = read.data as Data
  const today = dayInChina(tx.now())

  const faults =
    section === 'education'
      ? await studyFaults(tx, traineeId, data, id, today)
      : entryFaults(section, data, today)

  if (faults.length) {
    const levels = tx.words.signup![tx.language].levels as Readonly<Record<EducationLevel, string>>
    throw wrong(
      faults.map(({ field, issue, level }) => ({
        path: ['body', field],
        message: `signup.${issue}`,
        level: level && levels[level],
      })),
    )
  }

  for (const [field, dictionary] of Object.entries(FROM_LIST)) {
    const value = data[field]
    if (typeof value === 'string' && !(await isDictValue(tx.db, dictionary, value)))
      throw wrong([{ path: ['body', field], message: 'signup.value.unknown' }])
  }

  return data
}

async function studyFaults(
  tx: SignedCtx,
  traineeId: number,
  data: Data,
  id: number | null,
  today: string,
) {
  const span = (of: Data): Span => ({
    startedOn: (of.startedOn as string | null) ?? null,
    endedOn: (of.endedOn as string | null) ?? null,
  })

  const others: Partial<Record<EducationLevel, Span>> = {}

  for (const row of await findFileEntries(tx.db, traineeId))
    if (
      row.section === 'education' &&
      row.id !== id &&
      EDUCATION_LEVELS.includes(row.level as EducationLevel)
    )
      others[row.level as EducationLevel] = span(row.data as Data)

  return educationFaults(data.level as EducationLevel, span(data), others, today)
}
