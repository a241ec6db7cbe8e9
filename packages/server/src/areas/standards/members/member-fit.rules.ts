import { daysBetween, wholeMonths } from '@residency/contract/kernel/day'

export type MemberDifference =
  | { kind: 'startsLater' | 'startsEarlier'; days: number }
  | { kind: 'tableTooLong' | 'tableTooShort'; months: number }

type Training = { startsOn: string; endsOn: string | null }

/**
 * How the training of a member differs from a cohort that starts on a day and whose table lasts so
 * many months (domain, students: agreement → trainee → cohort → plan; a difference is named where
 * it arises). A training without a planned end is compared by its start alone.
 */
export function differencesFrom(
  cohort: { startsOn: string; months: number },
  training: Training,
): MemberDifference[] {
  const later = daysBetween(cohort.startsOn, training.startsOn)
  const months =
    training.endsOn === null ? cohort.months : wholeMonths(training.startsOn, training.endsOn)
  const differences: MemberDifference[] = []

  if (later > 0) differences.push({ kind: 'startsLater', days: later })
  if (later < 0) differences.push({ kind: 'startsEarlier', days: -later })
  if (months < cohort.months)
    differences.push({ kind: 'tableTooLong', months: cohort.months - months })
  if (months > cohort.months)
    differences.push({ kind: 'tableTooShort', months: months - cohort.months })

  return differences
}
