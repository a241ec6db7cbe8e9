import type { LEANS } from '@residency/contract/areas/evaluation/results/result.contract'
import { isSeverityShown, type Rating } from '../../../algorithms/severity/rating.ts'
import type { Severity } from '../../../algorithms/severity/severity.ts'
import { grouped } from '../../../platform/grouped.ts'

const WITHIN = 1.96

/**
 * How strict a rater marks compared with the others of the group: only figures outside their
 * interval of 95 % differ from 0.
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
  return measured.groups.flatMap((group, index) =>
    group.raters.map(({ id, severity, se }) => {
      const ownMarks = byRater.get(id)!
      const isShown = isSeverityShown(group) && se !== null
      return {
        raterId: Number(id),
        ratings: ownMarks.length,
        trainees: new Set(ownMarks.map(({ trainee }) => trainee)).size,
        mean: ownMarks.reduce((sum, { score }) => sum + score, 0) / ownMarks.length,
        groupNo: index + 1,
        severity: isShown ? severity : null,
        se: isShown ? se : null,
      }
    }),
  )
}
