import { resultWords } from '@residency/contract/areas/evaluation/results/text'
import { PASS_MARK } from '@residency/contract/areas/students/completion/score.contract'
import { joinClauses } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CompletionLine, CompletionLines, TraineeRef } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findTrainings } from '../../trainees/trainees.public.ts'
import {
  countBedsideEvaluations,
  countEvaluationsAbout,
  countEvaluationsToGive,
  findYearlyAssessments,
} from './completion.queries.ts'
import {
  assessedYears,
  type EvaluationCounts,
  judgeEvaluations,
  judgeYears,
  type TrainingYear,
  type YearlyAssessment,
} from './completion.rules.ts'

const STAFF_PATH = '/evaluate/student-result'

function evaluationLine(ctx: SignedCtx, counts: EvaluationCounts): CompletionLine {
  const words = resultWords[ctx.language].completion
  const line = { key: 'evaluations', label: words.evaluations, staffPath: STAFF_PATH }
  const state = judgeEvaluations(counts)

  if (state === 'unrecorded') return { ...line, state, path: '/evaluate/own-result' }

  if (state === 'met')
    return {
      ...line,
      state,
      path: '/evaluate/own-result',
      detail: fillSentence(words.received, counts),
    }

  const open = [
    counts.toGive > 0 && fillSentence(words.toGive, counts),
    counts.awaited > 0 && fillSentence(words.awaited, counts),
  ]

  const path = counts.toGive > 0 ? '/evaluate/wait' : '/evaluate/own-result'

  const detail = joinClauses(
    ctx.language,
    open.filter((part) => part !== false),
  )

  return { ...line, state, path, detail }
}

function assessmentLine(ctx: SignedCtx, years: readonly TrainingYear[]): CompletionLine {
  const words = resultWords[ctx.language].completion
  const state = judgeYears(years)

  const line = {
    key: 'assessments',
    label: words.assessments,
    state,
    path: '/evaluate/own-result',
    staffPath: STAFF_PATH,
  }

  if (state === 'unrecorded') return line

  const parts = years.map(({ number, score }) =>
    score === null
      ? fillSentence(words.yearOpen, { number })
      : fillSentence(words.yearScore, { number, score }),
  )

  return { ...line, detail: joinClauses(ctx.language, parts), ...shareOfYears(years) }
}

/**
 * How much of the yearly assessments is done: the year that runs is assessed at its end. A year
 * that did not reach the pass mark is behind at any time.
 */
function shareOfYears(years: readonly TrainingYear[]): { share?: number } {
  const results = years.flatMap(({ score }) => (score === null ? [] : [score]))
  if (results.some((score) => score < PASS_MARK)) return {}

  return { share: Math.min(1, (results.length + 1) / years.length) }
}

/**
 * The lines “evaluations” and “yearly assessments” of the completion check, by a fixed number of
 * queries for all of these trainees.
 */
export async function evaluationCompletion(
  ctx: SignedCtx,
  trainees: readonly TraineeRef[],
): Promise<CompletionLines> {
  const ids = trainees.map(({ id }) => id)
  const userIds = trainees.map(({ userId }) => userId)
  const today = dayInChina(ctx.now())

  const [about, bedside, toGive, yearly, trainings] = await Promise.all([
    countEvaluationsAbout(ctx.db, ids, today),
    countBedsideEvaluations(ctx.db, ids),
    countEvaluationsToGive(ctx.db, userIds, today),
    findYearlyAssessments(ctx.db, ids),
    findTrainings(ctx.db, ids),
  ])

  const aboutOf = new Map(about.map((row) => [row.traineeId, row]))
  const bedsideOf = new Map(bedside.map((row) => [row.traineeId, row.received]))
  const toGiveOf = new Map(toGive.map((row) => [row.raterId, row.toGive]))
  const yearlyOf = grouped(yearly, (row) => row.traineeId)
  const trainingOf = new Map(trainings.map((row) => [row.id, row]))

  const countsOf = ({ id, userId }: TraineeRef): EvaluationCounts => ({
    received: (aboutOf.get(id)?.received ?? 0) + (bedsideOf.get(id) ?? 0),
    awaited: aboutOf.get(id)?.awaited ?? 0,
    toGive: toGiveOf.get(userId) ?? 0,
  })

  const yearsOf = (id: number): TrainingYear[] => {
    const training = trainingOf.get(id)
    if (training?.lengthMonths == null) return []

    const assessments = (yearlyOf.get(id) ?? []).map(
      (row): YearlyAssessment => ({
        periodFrom: row.periodFrom,
        periodUntil: row.periodUntil,
        score: row.score!,
      }),
    )

    return assessedYears(
      { startsOn: training.startsOn, lengthMonths: training.lengthMonths },
      assessments,
    )
  }

  return new Map(
    trainees.map((trainee) => [
      trainee.id,
      [evaluationLine(ctx, countsOf(trainee)), assessmentLine(ctx, yearsOf(trainee.id))],
    ]),
  )
}
