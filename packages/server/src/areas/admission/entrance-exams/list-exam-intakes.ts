import { COMPONENTS } from '@residency/contract/areas/admission/score.public'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isNeeded, minimumOf, pointsOf, weightOf } from '../scores/score.rules.ts'
import {
  type ExamIntakeRow,
  findExamIntakes,
  findMajorsOffered,
  findSessionsOf,
} from './exam-intake.queries.ts'
import { mustBeOffice } from './must-be-office.ts'

type Choice = { value: number; label: string }

const once = <T extends Choice>(choices: readonly T[]): T[] => [
  ...new Map(choices.map((choice) => [choice.value, choice])).values(),
]

/**
 * Intakes with their exam rules, their sessions and what waits: what the pages of exams choose
 * from.
 */
export async function listExamIntakes(ctx: SignedCtx) {
  mustBeOffice(ctx.actor)

  const intakes = await findExamIntakes(ctx.db)
  const ids = intakes.map((i) => i.id)

  const [majors, sessions] = [
    await findMajorsOffered(ctx.db, ids),
    await findSessionsOf(ctx.db, ids),
  ]

  const named = (zh: string, en: string | null) => labelIn(ctx.language, zh, en)

  return intakes.map((i) => {
    const offered = majors.filter((m) => m.intakeId === i.id)
    return {
      ...ruleOf(i),
      id: i.id,
      name: named(i.name, i.nameEn),
      year: i.year,
      waiting: i.waiting,
      arranged: i.arranged,
      scored: i.scored,
      openReviews: i.openReviews,
      bases: once(offered.map((m) => ({ value: m.baseId, label: named(m.base, m.baseEn) }))),
      majors: once(
        offered.map((m) => ({ value: m.id, label: named(m.name, m.nameEn), baseId: m.baseId })),
      ),
      sessions: sessions
        .filter((s) => s.intakeId === i.id)
        .map((s) => ({
          value: s.id,
          label: s.name,
          free: s.free,
          hasBegun: s.startsAt <= ctx.now(),
        })),
    }
  })
}

const ruleOf = (i: ExamIntakeRow) => ({
  scoresBy: i.scoresBy,
  components: COMPONENTS.map((component) => ({
    component,
    weight: weightOf(i, component),
    minimum: pointsOf(minimumOf(i, component)),
    isNeeded: isNeeded(i, component),
  })),
  isSeedCommitted: i.seedCommitment !== null,
  scoreReviewUntil: toMoment(i.scoreReviewUntil),
})
