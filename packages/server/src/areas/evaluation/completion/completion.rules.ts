import { PASS_MARK } from '@residency/contract/areas/students/completion/score.contract'
import { addDays, daysBetween, wholeMonths } from '@residency/contract/kernel/day'

export type LineState = 'met' | 'missing' | 'unrecorded'

/**
 * Evaluations that concern one trainee: `received` about the trainee; `awaited` and `toGive` belong
 * to evaluations that are still open.
 */
export type EvaluationCounts = { received: number; awaited: number; toGive: number }

/**
 * The line “evaluations” of the completion check (domain, students: completion): a person of the
 * hospital has evaluated the trainee, and no open evaluation waits for an answer about the trainee
 * or by the trainee. An evaluation that closed without an answer can no longer be answered, so it
 * does not count against the trainee.
 */
export function judgeEvaluations({ received, awaited, toGive }: EvaluationCounts): LineState {
  if (awaited + toGive > 0) return 'missing'
  return received > 0 ? 'met' : 'unrecorded'
}

/**
 * A released yearly assessment of a trainee: the days that were assessed and its result out of 100.
 */
export type YearlyAssessment = { periodFrom: string; periodUntil: string; score: number }
type Training = { startsOn: string; lengthMonths: number }

/** One year of a training, from 1 on, with its result; null as long as none is released. */
export type TrainingYear = { number: number; score: number | null }

/**
 * The year of a training (from 1 on) that holds a day; days before the training belong to its first
 * year, days after it to its last.
 */
function yearOfTraining({ startsOn, lengthMonths }: Training, day: string): number {
  const years = Math.ceil(lengthMonths / 12)
  const before = day <= startsOn ? 0 : wholeMonths(startsOn, addDays(day, -1))

  return Math.min(Math.floor(before / 12) + 1, years)
}

/**
 * The years of a training with the results of their yearly assessments, which come in the order of
 * their due days. An assessment belongs to the year that holds the middle of its period; the last
 * one of a year counts, so that a repeated assessment replaces the first.
 */
export function assessedYears(
  training: Training,
  assessments: readonly YearlyAssessment[],
): TrainingYear[] {
  const scores = new Map<number, number>()

  for (const { periodFrom, periodUntil, score } of assessments) {
    const middle = addDays(periodFrom, Math.floor(daysBetween(periodFrom, periodUntil) / 2))
    scores.set(yearOfTraining(training, middle), score)
  }

  const years = Math.ceil(training.lengthMonths / 12)

  return Array.from({ length: years }, (_, index) => ({
    number: index + 1,
    score: scores.get(index + 1) ?? null,
  }))
}

/**
 * The line “yearly assessments”: every year of the training has a result of at least the pass mark
 * (60 of 100).
 */
export function judgeYears(years: readonly TrainingYear[]): LineState {
  const results = years.flatMap(({ score }) => (score === null ? [] : [score]))

  if (results.length === 0) return 'unrecorded'

  return results.length === years.length && results.every((score) => score >= PASS_MARK)
    ? 'met'
    : 'missing'
}
