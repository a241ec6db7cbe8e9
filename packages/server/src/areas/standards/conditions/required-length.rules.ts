/** What decides the length of a training. */
export type Training = { majorId: number | null; degreeKind: string; education: string }
export type TimeCondition = Training & { lengthMonths: number }

/** The condition of a training: that of its major, or else that of all majors. */
export function conditionOf<C extends TimeCondition>(
  conditions: readonly C[],
  training: Training,
): C | null {
  const fitting = conditions.filter(
    (condition) =>
      condition.degreeKind === training.degreeKind && condition.education === training.education,
  )

  return (
    fitting.find((condition) => condition.majorId === training.majorId) ??
    fitting.find((condition) => condition.majorId === null) ??
    null
  )
}

const LEVELS = ['junior', 'undergraduate', 'master', 'doctor']

/**
 * The lengths that conditions ask for of those for whom a standard is, the longest first; without
 * levels of education it is for all.
 */
export function askedLengths(
  conditions: readonly TimeCondition[],
  {
    majorId,
    degreeKind,
    educations,
  }: { majorId: number | null; degreeKind: string; educations: readonly string[] },
): number[] {
  if (majorId === null) return []

  const levels = educations.length === 0 ? LEVELS : educations
  const months = levels.flatMap(
    (education) => conditionOf(conditions, { majorId, degreeKind, education })?.lengthMonths ?? [],
  )

  return [...new Set(months)].sort((a, b) => b - a)
}
