import { addDays, mondayOf, sundayOf } from '@residency/contract/kernel/day'
import {
  type KnownWeek,
  type PlannedTask,
  planOpenings,
} from '../../../algorithms/rater-load/plan-openings.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findKnownWeeks, findShownWeeks } from '../load/load.queries.ts'
import { findLoadRule } from '../settings/setting.queries.ts'
import { ratedAs } from '../subject.policy.ts'
import {
  type ChosenPair,
  findChosen,
  findRaterNames,
  type NextRater,
  type PlannedPair,
  type TargetPeopleInput,
} from './people.queries.ts'
import { visibleTargets } from './target.policy.ts'
import { findTarget } from './target.queries.ts'

type Key = Pick<ChosenPair, 'traineeId' | 'teacherId' | 'departmentId' | 'blockId' | 'raterId'>

const keyOf = ({ traineeId, teacherId, departmentId, blockId, raterId }: Key) =>
  [traineeId, teacherId, departmentId, blockId, raterId].join('.')

/** Tasks are planned for so many days at most. */
const MAX_DAYS = 731

/** From today on, and so that there is time to answer: until the day on which answers are due. */
function loadPeriod(ctx: SignedCtx, dueOn: string) {
  const first = dayInChina(ctx.now())
  const [last] = [dueOn, addDays(first, MAX_DAYS)].sort()

  return { first, last: last! > first ? last! : first }
}

/** Weeks of these raters that other targets have filled already. */
const readKnown = (
  ctx: SignedCtx,
  raterIds: readonly number[],
  { first, last }: { first: string; last: string },
): Promise<KnownWeek[]> =>
  findKnownWeeks(ctx.db, raterIds, { from: mondayOf(first), until: sundayOf(last) })

type Plan = {
  pairs: PlannedPair[]
  tasks: readonly (PlannedTask & { isAboutReader: boolean })[]
  most: number
}

/** Who rates whom in a target by the present facts, and when each of its tasks opens. */
export async function planTarget(
  ctx: SignedCtx,
  target: TargetPeopleInput & { dueOn: string },
): Promise<Plan> {
  const chosen = await findChosen(ctx.db, ratedAs(ctx.actor), target)
  const { mostPerWeek: most } = await findLoadRule(ctx.db)
  const period = loadPeriod(ctx, target.dueOn)

  const tasksOfRaters = chosen.flatMap((pair) => {
    const { raterId, opensFrom: from, opensUntil: until } = pair
    return raterId === null ? [] : [{ key: keyOf(pair), raterId, from, until }]
  })

  const known = await readKnown(
    ctx,
    [...new Set(tasksOfRaters.map(({ raterId }) => raterId))],
    period,
  )
  const planned = new Map(
    planOpenings(tasksOfRaters, known, { ...period, most }).map((task) => [task.key, task]),
  )

  return {
    pairs: chosen.map((pair) => ({ ...pair, opensOn: planned.get(keyOf(pair))?.opensOn ?? null })),
    tasks: chosen.flatMap((pair) => {
      const task = planned.get(keyOf(pair))
      return task ? [{ ...task, isAboutReader: pair.isAboutReader }] : []
    }),
    most,
  }
}

type Task = Plan['tasks'][number]

const countBy = (tasks: readonly Task[], isMeant: (task: Task) => boolean) =>
  tasks.filter(isMeant).length

const isOverCap = (task: Task) => task.isOverCap
const isOutside = (task: Task) => task.isOutside

/** The most tasks in a week of what is planned for one rater, with those of other targets. */
const largestWeek = (weeks: readonly { tasks: number; known: number }[]) =>
  Math.max(0, ...weeks.map(({ tasks, known }) => tasks + known))

/** The weeks of a rater in which tasks of the plan open. */
function weeksOf(tasks: readonly Task[], known: readonly KnownWeek[]) {
  const byWeek = Map.groupBy(tasks, ({ opensOn }) => mondayOf(opensOn))

  return [...byWeek]
    .map(([monday, ofWeek]) => ({
      monday,
      tasks: ofWeek.length,
      known:
        known.find((week) => week.raterId === tasks[0]!.raterId && week.monday === monday)?.tasks ??
        0,
    }))
    .toSorted((a, b) => (a.monday < b.monday ? -1 : 1))
}

/** What opening a draft today would give each rater, and in which weeks. */
export async function listTargetLoad(
  ctx: SignedCtx,
  { id, pageNum, pageSize }: { id: number } & Page,
) {
  const today = dayInChina(ctx.now())
  const target = found(await findTarget(ctx.db, visibleTargets(ctx.actor), today, id))
  const { tasks, most } = await planTarget(ctx, target)
  const { first, last } = loadPeriod(ctx, target.dueOn)

  // weeks of other bases, and those in which somebody rates the reader, are planned with and not shown
  const known = await findShownWeeks(ctx.db, [...new Set(tasks.map(({ raterId }) => raterId))], {
    scope: visibleTargets(ctx.actor),
    rated: ratedAs(ctx.actor),
    from: mondayOf(first),
    until: sundayOf(last),
  })

  const byRater = [...Map.groupBy(tasks, ({ raterId }) => raterId)].map(([raterId, own]) => ({
    raterId,
    own,
    weeks: weeksOf(own, known),
    atOnce: weeksOf(
      own.map((task) => ({ ...task, opensOn: today })),
      known,
    ),
  }))

  const named = byRater
    .map((rater) => ({ ...rater, visibleTasks: rater.own.filter((task) => !task.isAboutReader) }))
    .filter(({ visibleTasks }) => visibleTasks.length > 0)
    .toSorted((a, b) => b.visibleTasks.length - a.visibleTasks.length || a.raterId - b.raterId)

  const page = named.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  const names = await findRaterNames(
    ctx.db,
    page.map(({ raterId }) => raterId),
  )

  return {
    list: page.map(({ raterId, visibleTasks }) => ({
      id: raterId,
      rater: names.get(raterId) ?? '',
      tasks: visibleTasks.length,
      weeks: weeksOf(visibleTasks, known),
      overCap: countBy(visibleTasks, isOverCap),
      outside: countBy(visibleTasks, isOutside),
    })),
    total: named.length,
    most,
    overCap: countBy(tasks, isOverCap),
    outside: countBy(tasks, isOutside),
    largestAtOnce: Math.max(0, ...byRater.map(({ atOnce }) => largestWeek(atOnce))),
    largest: Math.max(0, ...byRater.map(({ weeks }) => largestWeek(weeks))),
    unnamed: countBy(tasks, ({ isAboutReader }) => isAboutReader),
  }
}

/** The day on which a task opens for somebody who is asked instead: by the rules of all tasks. */
export async function planOne(
  ctx: SignedCtx,
  { raterId, opensFrom: from, opensUntil: until }: NextRater,
  dueOn: string,
): Promise<string> {
  const period = loadPeriod(ctx, dueOn)
  const { mostPerWeek: most } = await findLoadRule(ctx.db)
  const known = await readKnown(ctx, [raterId], period)
  const task = { key: '', raterId, from, until }

  return planOpenings([task], known, { ...period, most })[0]!.opensOn
}
