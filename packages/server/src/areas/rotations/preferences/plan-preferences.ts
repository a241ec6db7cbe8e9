import type {
  PlanPreferences,
  TraineePreferences,
} from '@residency/contract/areas/rotations/preferences/preference.contract'
import { toMoment } from '@residency/contract/kernel'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { readBoard } from '../board/read-board.ts'
import { visiblePlans } from '../plan/plan.policy.ts'
import {
  findCohortsOfPlan,
  findPlan,
  findTraineesOfCohorts,
  type PlanRecord,
} from '../plan/plan.queries.ts'
import { readPlannedMonths } from './planned-months.ts'
import { actionsOnWindow, isOpenAt } from './preference.policy.ts'
import {
  findAskedTrainees,
  findPreferencesOfPlan,
  findWindow,
  type PreferenceRow,
} from './preference.queries.ts'
import { metPoints, preferenceResults } from './preference.rules.ts'
import { presentPreference } from './present-preference.ts'

type Result = { traineeId: number; rank: number; points: number; isMet: boolean }

/** What the plan meets: a draft as its board is now, another one as it was published. */
async function resultsOf(
  ctx: SignedCtx,
  plan: PlanRecord,
  preferences: readonly PreferenceRow[],
): Promise<readonly Result[]> {
  if (preferences.length === 0) return []
  if (plan.publishedAt === null) return preferenceResults(await readBoard(ctx, plan), preferences)

  return preferences.flatMap(({ traineeId, rank, points, isMet }) =>
    points === null || isMet === null ? [] : [{ traineeId, rank, points, isMet }],
  )
}

/** Whose preferences are met least first; those without a counted preference at the end. */
const byMet = (a: TraineePreferences, b: TraineePreferences) =>
  (a.met ?? Number.POSITIVE_INFINITY) - (b.met ?? Number.POSITIVE_INFINITY) ||
  a.number.localeCompare(b.number)

/** The window of a plan, who has entered preferences, and what share of the points of each is met. */
export async function getPlanPreferences(
  ctx: SignedCtx,
  { id }: { id: number },
): Promise<PlanPreferences> {
  const plan = found(await findPlan(ctx.db, visiblePlans(ctx.actor), id))
  const window = await findWindow(ctx.db, id)
  const people = await findTraineesOfCohorts(ctx.db, await findCohortsOfPlan(ctx.db, id))
  const ids = new Set(people.map((trainee) => trainee.id))
  const preferences = window
    ? (await findPreferencesOfPlan(ctx.db, id)).filter(({ traineeId }) => ids.has(traineeId))
    : []
  const results = await resultsOf(ctx, plan, preferences)
  const plannedOf = await readPlannedMonths(ctx.db, preferences)
  const askedTrainees = await findAskedTrainees(ctx.db, id)
  const silent = new Set(askedTrainees.flatMap((trainee) => (trainee.hasNothing ? trainee.id : [])))

  const preferencesOf = grouped(preferences, ({ traineeId }) => traineeId)
  const resultOf = new Map(results.map((result) => [`${result.traineeId} ${result.rank}`, result]))
  const countedOf = grouped(results, ({ traineeId }) => traineeId)
  const hasPreferences = (trainee: { id: number }) => preferencesOf.has(trainee.id)

  const trainees = people.filter(hasPreferences).map((trainee): TraineePreferences => {
    const counted = countedOf.get(trainee.id)

    return {
      id: trainee.id,
      name: trainee.realName,
      number: trainee.number,
      met: counted ? metPoints(counted).met : null,
      preferences: preferencesOf.get(trainee.id)!.map((preference) => {
        const result = resultOf.get(`${trainee.id} ${preference.rank}`)

        return presentPreference(ctx.language, preference, {
          points: result?.points ?? 0,
          isMet: result?.isMet ?? null,
          ...plannedOf(preference),
        })
      }),
    }
  })

  return {
    startsOn: plan.startsOn,
    window: window
      ? {
          openedAt: toMoment(window.createdAt),
          closesAt: toMoment(window.closesAt),
          isOpen: isOpenAt(plan, window, ctx.now()),
          version: window.version,
        }
      : null,
    traineeCount: trainees.length + silent.size,
    enteredCount: trainees.length,
    missing: people.flatMap((person) => (silent.has(person.id) ? person.realName : [])),
    trainees: trainees.sort(byMet),
    ...metPoints(results),
    ignoredCount: preferences.length - results.length,
    actions: actionsOnWindow(ctx.actor, plan, window, ctx.now()),
  }
}
