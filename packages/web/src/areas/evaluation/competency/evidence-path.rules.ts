import type { CompetencyEvidence } from '@residency/contract/areas/evaluation/competency/radar.contract'

type Reader = { isOwn: boolean; traineeId: number }

/**
 * The page of a named answer or of the trainee's cases; results without names have none of their
 * own.
 */
export function pathOf(
  { kind, recordId, day }: CompetencyEvidence,
  { isOwn, traineeId }: Reader,
): string | null {
  if (recordId === null) return null

  if (kind === 'answer')
    return isOwn
      ? `/evaluate/own-record?view=about&id=${recordId}`
      : `/evaluate/student-record?id=${recordId}`

  return isOwn
    ? '/workload/own'
    : `/workload/entries?traineeId=${traineeId}&from=${day}&until=${day}`
}
