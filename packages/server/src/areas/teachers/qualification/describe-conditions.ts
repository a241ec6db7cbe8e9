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

type Stated = Omit<Facts, 'certificates' | 'disciplineUntil'>

/**
 * The conditions of a level at a base, judged by what the applicant states and what is known of
 * them; null: there are none.
 */
export async function judgeFor(
  ctx: SignedCtx,
  userId: number,
  level: Level,
  baseId: number | null,
  stated: Stated,
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

  return judged.map((one) => {
    const shown = { key: one.key, label: text[one.key], isMet: one.isMet, isStated: isStated(one) }
    if (one.key === 'title') {
      return {
        ...shown,
        wanted: fillSentence(text.atLeast, { what: ranks[one.wanted] }),
        actual: nameOf(titles, one.actual),
      }
    }

    if (one.key === 'education')
      return {
        ...shown,
        wanted: fillSentence(text.atLeast, { what: nameOf(educations, one.wanted) }),
        actual: nameOf(educations, one.actual),
      }

    if (one.key === 'discipline') {
      const actual =
        one.actual === null ? text.clear : fillSentence(text.underDiscipline, { until: one.actual })
      return { ...shown, wanted: text.noDiscipline, actual }
    }

    if (one.key === 'certificate') {
      const { actual } = one

      const sentence = actual?.isPending
        ? text.certificatePending
        : actual?.validUntil
          ? text.certificateThere
          : text.certificateForever

      return {
        ...shown,
        key: `certificate.${one.wanted}`,
        wanted: nameOf(kinds, one.wanted),
        actual: actual
          ? fillSentence(sentence, { number: actual.number, until: actual.validUntil ?? '' })
          : text.certificateMissing,
      }
    }

    const actual =
      one.actual === null
        ? text.notStated
        : fillSentence(text.yearsSince, { count: String(one.actual) })

    return { ...shown, wanted: fillSentence(text.years, { count: String(one.wanted) }), actual }
  })
}
