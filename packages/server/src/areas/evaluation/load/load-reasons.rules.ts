import type { LoadReason } from '@residency/contract/areas/evaluation/load/load.contract'
import { daysBetween, mondayOf } from '@residency/contract/kernel/day'

/** What is known of the tasks of a rater for one target. */
export type TargetTasks = {
  /** In the week that is asked about, in all weeks, and on the day on which the target opened. */
  tasks: number
  all: number
  atOnce: number
  openedOn: string
  dueOn: string
}

/** The limit of a week, since when it is this one, and whether there was another one before. */
export type LoadLimit = { most: number; since: string; hasChanged: boolean }

const DAYS_OF_WEEK = 7

/** Weeks from Monday to Sunday that have a day between the opening and the due day. */
export const weeksUntil = ({ openedOn, dueOn }: Pick<TargetTasks, 'openedOn' | 'dueOn'>): number =>
  1 + Math.max(0, daysBetween(mondayOf(openedOn), mondayOf(dueOn))) / DAYS_OF_WEEK

/** Why the tasks of a target are part of a week over the limit. */
export function reasonOf(target: TargetTasks, { most, since, hasChanged }: LoadLimit): LoadReason {
  const weeks = weeksUntil(target)
  const isOlder = target.openedOn < since

  if (isOlder && weeks > 1 && target.atOnce === target.all && target.all > most) return 'before'
  if (isOlder && hasChanged) return 'changed'
  if (target.tasks <= most) return 'together'

  return target.all > weeks * most ? 'days' : 'window'
}
