import type { OwnPreferences } from '@residency/contract/areas/rotations/preferences/preference.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import { monthNumber } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { monthBegun, monthLeft } from '../plan/months.rules.ts'
import { readPlannedMonths } from './planned-months.ts'
import { isOpenAt } from './preference.policy.ts'
import {
  findOpenDepartments,
  findOwnWindows,
  findPreferencesOfLists,
  type OwnWindow,
} from './preference.queries.ts'
import { presentPreference } from './present-preference.ts'

/** Of a draft nothing is said to its trainees. */
const NOWHERE = { planned: [], nextPlanned: [] }

type OwnChoice = Pick<OwnPreferences, 'from' | 'until' | 'departments'>

/** Months of a plan in which its trainee may still be placed: not before the next month begins. */
function spanOf(
  { startsOn, months, trainsFrom, plannedEnd }: OwnWindow,
  today: string,
): { from: number; until: number } {
  const first = monthNumber(startsOn)
  const ahead = monthNumber(today) - first
  const from = Math.max(0, monthBegun(trainsFrom) - first, ahead)
  const end = plannedEnd === null ? months : Math.min(months, monthLeft(plannedEnd) - first)

  return { from, until: Math.max(from, end) }
}

/** What somebody can preference for in each of these plans. */
export async function choicesOf(
  { db, language, now }: SignedCtx,
  windows: readonly OwnWindow[],
): Promise<Map<number, OwnChoice>> {
  const [first] = windows
  if (!first) return new Map()

  const planIds = windows.map(({ planId }) => planId)
  const rows = await findOpenDepartments(db, first.traineeId, planIds)
  const ofPlan = grouped(rows, ({ planId }) => planId)
  const today = dayInChina(now())

  return new Map(
    windows.map((window) => [
      window.planId,
      {
        ...spanOf(window, today),
        departments: (ofPlan.get(window.planId) ?? []).map(({ id, name, nameEn, months }) => ({
          id,
          name: labelIn(language, name, nameEn),
          months,
        })),
      },
    ]),
  )
}

/** The reader's own preferences, by plan, with their results once the plan is published. */
export async function listOwnPreferences(ctx: SignedCtx): Promise<OwnPreferences[]> {
  const windows = await findOwnWindows(ctx.db, ctx.actor.userId)
  const listIds = windows.flatMap(({ listId }) => listId ?? [])
  const [choices, rows] = await Promise.all([
    choicesOf(ctx, windows),
    findPreferencesOfLists(ctx.db, listIds),
  ])
  const plannedOf = await readPlannedMonths(ctx.db, rows)
  const preferencesOf = grouped(rows, ({ listId }) => listId)

  return windows.map((window) => {
    const { planId, plan, startsOn, closesAt, publishedAt, version, savedAt, listId } = window
    const isOpen = window.isMember && isOpenAt(window, window, ctx.now())

    return {
      planId,
      plan,
      startsOn,
      closesAt: toMoment(closesAt),
      isPublished: publishedAt !== null,
      version: version ?? 0,
      savedAt: toMoment(savedAt),
      ...choices.get(planId)!,
      preferences: (listId === null ? [] : (preferencesOf.get(listId) ?? [])).map((preference) =>
        presentPreference(ctx.language, preference, {
          points: preference.points ?? 0,
          isMet: preference.isMet,
          ...(publishedAt === null ? NOWHERE : plannedOf(preference)),
        }),
      ),
      actions: isOpen ? (['save'] as const).slice() : [],
    }
  })
}
