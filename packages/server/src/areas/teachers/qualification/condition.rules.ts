import { yearsSince } from '@residency/contract/kernel'

const TITLE_RANKS = ['junior', 'intermediate', 'associateSenior', 'senior'] as const
type TitleRank = (typeof TITLE_RANKS)[number]

/**
 * Ranks of professional titles (national schemes of health professionals and of university
 * teachers). Titles added by a hospital have none.
 */
const RANK_OF: Readonly<Record<string, TitleRank>> = {
  pharmacist_assistant: 'junior',
  pharmacist: 'junior',
  pharmacist_in_charge: 'intermediate',
  associate_chief_pharmacist: 'associateSenior',
  chief_pharmacist: 'senior',
  technician_assistant: 'junior',
  technician: 'junior',
  technician_in_charge: 'intermediate',
  associate_chief_technician: 'associateSenior',
  chief_technician: 'senior',
  resident_physician: 'junior',
  attending_physician: 'intermediate',
  associate_chief_physician: 'associateSenior',
  chief_physician: 'senior',
  lecturer: 'intermediate',
  associate_professor: 'associateSenior',
  professor: 'senior',
}

const titleRankOf = (title: string | null | undefined): TitleRank | null =>
  (title && RANK_OF[title]) || null

const EDUCATION_ORDER = ['secondary', 'junior', 'undergraduate', 'master', 'doctor']

export type Conditions = {
  minTitleRank: string | null
  minTitleYears: number | null
  minTeachingYears: number | null
  minSpecialtyYears: number | null
  minEducation: string | null
  certificateKinds: readonly string[]
  refusesDiscipline: boolean
}

/**
 * A certificate the teacher holds, or has handed in with the application (`isPending`). Days as
 * YYYY-MM-DD.
 */
type TeacherCertificate = {
  kind: string
  number: string
  validUntil: string | null
  isPending: boolean
}

/** What is known of the applicant; null and undefined: not stated. */
export type Facts = {
  title?: string | null | undefined
  titleSince?: string | null | undefined
  education?: string | null | undefined
  specialtySince?: string | null | undefined
  teachingSince?: string | null | undefined
  certificates: readonly TeacherCertificate[]

  /** The last day under discipline. */
  disciplineUntil?: string | null | undefined
}

/** One condition, judged: `wanted` and `actual` are values whose words depend on `key`. */
export type JudgedCondition = { isMet: boolean } & (
  | { key: 'title'; wanted: TitleRank; actual: string | null }
  | { key: 'education'; wanted: string; actual: string | null }
  | {
      key: 'titleYears' | 'teachingYears' | 'specialtyYears'
      wanted: number
      actual: number | null
    }
  | { key: 'certificate'; wanted: string; actual: TeacherCertificate | null }
  | { key: 'discipline'; actual: string | null }
)

const isAtLeast = (order: readonly string[], actual: string | null, wanted: string) =>
  actual !== null && order.includes(actual) && order.indexOf(actual) >= order.indexOf(wanted)

const isValid = (certificate: TeacherCertificate, today: string) =>
  certificate.validUntil === null || certificate.validUntil >= today

/**
 * Whether the fact that a condition asks for is given; certificates and discipline are looked up,
 * not stated.
 */
export const isStated = (condition: JudgedCondition) =>
  condition.key === 'certificate' || condition.key === 'discipline' || condition.actual !== null

/**
 * Judges the conditions of a level by what is known of the applicant today, in the order of the
 * form.
 */
export function judgeConditions(
  conditions: Conditions,
  facts: Facts,
  today: string,
): JudgedCondition[] {
  const judged: JudgedCondition[] = []
  const rank = conditions.minTitleRank as TitleRank | null

  if (rank) {
    const actual = facts.title ?? null
    judged.push({
      key: 'title',
      wanted: rank,
      actual,
      isMet: isAtLeast(TITLE_RANKS, titleRankOf(actual), rank),
    })
  }

  const years = (
    key: 'titleYears' | 'teachingYears' | 'specialtyYears',
    least: number | null,
    since: string | null | undefined,
  ) => {
    if (least === null) return

    const actual = since ? yearsSince(since, today) : null
    judged.push({ key, wanted: least, actual, isMet: actual !== null && actual >= least })
  }

  years('titleYears', conditions.minTitleYears, facts.titleSince)

  if (conditions.minEducation) {
    const actual = facts.education ?? null
    judged.push({
      key: 'education',
      wanted: conditions.minEducation,
      actual,
      isMet: isAtLeast(EDUCATION_ORDER, actual, conditions.minEducation),
    })
  }

  years('specialtyYears', conditions.minSpecialtyYears, facts.specialtySince)
  years('teachingYears', conditions.minTeachingYears, facts.teachingSince)

  for (const kind of conditions.certificateKinds) {
    const actual =
      facts.certificates.find(
        (certificate) => certificate.kind === kind && isValid(certificate, today),
      ) ?? null
    judged.push({ key: 'certificate', wanted: kind, actual, isMet: actual !== null })
  }

  if (conditions.refusesDiscipline) {
    const actual =
      facts.disciplineUntil && facts.disciplineUntil >= today ? facts.disciplineUntil : null
    judged.push({ key: 'discipline', actual, isMet: actual === null })
  }

  return judged
}
