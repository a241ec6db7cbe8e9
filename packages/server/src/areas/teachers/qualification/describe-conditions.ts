import type {
  ConditionView,
  Level,
} from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { type Facts, isStated, type JudgedCondition, judgeConditions } from './condition.rules.ts'
import { findCertificatesOf, findConditions, findProfile } from './qualification.queries.ts'

type StatedFacts = Omit<Facts, 'certificates' | 'disciplineUntil'>

/**
 * The conditions of a level at a base, judged by what the applicant states and what is known of
 * them; null: the level has no conditions.
 */
export async function judgeFor(
  ctx: SignedCtx,
  userId: number,
  level: Level,
  baseId: number | null,
  stated: StatedFacts,
) {
  const [wanted, certificates, profile] = await Promise.all([
    findConditions(ctx.db, level, baseId),
    findCertificatesOf(ctx.db, userId),
    findProfile(ctx.db, userId),
  ])

  if (!wanted) return null

  const facts = { ...stated, certificates, disciplineUntil: profile?.disciplineUntil }

  return { wanted, judged: judgeConditions(wanted, facts, dayInChina(ctx.now())) }
}

/** Judged conditions in the reader's language. */
export async function describeConditions(
  ctx: SignedCtx,
  judged: readonly JudgedCondition[],
): Promise<ConditionView[]> {
  const { conditions: text, ranks } = qualificationWords[ctx.language]

  const [titles, educations, kinds] = await Promise.all(
    ['title', 'education', 'teacher_certificate_kind'].map((code) =>
      findDictLabels(ctx.db, code, ctx.language),
    ),
  )

  const nameOf = (labels: Map<string, string> | undefined, value: string | null) =>
    value === null ? text.notStated : (labels?.get(value) ?? value)

  return judged.map((condition) => {
    const commonFields = {
      key: condition.key,
      label: text[condition.key],
      isMet: condition.isMet,
      isStated: isStated(condition),
    }
    if (condition.key === 'title') {
      return {
        ...commonFields,
        wanted: fillSentence(text.atLeast, { what: ranks[condition.wanted] }),
        actual: nameOf(titles, condition.actual),
      }
    }

    if (condition.key === 'education')
      return {
        ...commonFields,
        wanted: fillSentence(text.atLeast, { what: nameOf(educations, condition.wanted) }),
        actual: nameOf(educations, condition.actual),
      }

    if (condition.key === 'discipline') {
      const actual =
        condition.actual === null
          ? text.clear
          : fillSentence(text.underDiscipline, { until: condition.actual })
      return { ...commonFields, wanted: text.noDiscipline, actual }
    }

    if (condition.key === 'certificate') {
      const { actual } = condition
      const valid = actual?.validUntil ? text.certificateThere : text.certificateForever
      const sentence = actual?.isPending ? text.certificatePending : valid

      return {
        ...commonFields,
        key: `certificate.${condition.wanted}`,
        wanted: nameOf(kinds, condition.wanted),
        actual: actual
          ? fillSentence(sentence, { number: actual.number, until: actual.validUntil ?? '' })
          : text.certificateMissing,
      }
    }

    const actual =
      condition.actual === null
        ? text.notStated
        : fillSentence(text.yearsSince, { count: String(condition.actual) })

    return {
      ...commonFields,
      wanted: fillSentence(text.years, { count: String(condition.wanted) }),
      actual,
    }
  })
}
