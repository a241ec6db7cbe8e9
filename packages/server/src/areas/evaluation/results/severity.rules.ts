import type { LEANS } from '@residency/contract/areas/evaluation/results/result.contract'
import { isSeverityShown, type Rating } from '../../../algorithms/severity/rating.ts'
import type { Severity } from '../../../algorithms/severity/severity.ts'
import { grouped } from '../../../platform/grouped.ts'

const WITHIN = 1.96

/**
 * How somebody marks beside the others of the group: only what lies outside its interval of 95 % is
 * told apart from 0.
 */
export function leanOf(severity: number | null, se: number | null): (typeof LEANS)[number] | null {
  if (severity === null || se === null) return null
  if (Math.abs(severity) <= WITHIN * se) return 'near'

  return severity > 0 ? 'stricter' : 'milder'
}

export type RaterFigures = {
  raterId: number
  ratings: number
  trainees: number
  mean: number
  groupNo: number
  severity: number | null
  se: number | null
}

/** A row for each rater: the plain mean, and how strict where the group is large enough to say. */
export function raterFigures(ratings: readonly Rating[], measured: Severity): RaterFigures[] {
  const byRater = grouped(ratings, ({ rater }) => rater)
  return measured.groups.flatMap((group, at) =>
    group.raters.map(({ id, severity, se }) => {
      const own = byRater.get(id)!
      const isShown = isSeverityShown(group) && se !== null
      return {
        raterId: Number(id),
        ratings: own.length,
        trainees: new Set(own.map(({ trainee }) => trainee)).size,
        mean: own.reduce((sum, { score }) => sum + score, 0) / own.length,
        groupNo: at + 1,
        severity: isShown ? severity : null,
        se: isShown ? se : null,
      }
    }),
  )
}
