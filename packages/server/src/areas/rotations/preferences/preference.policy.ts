import { preferencePermissions as may } from '@residency/contract/areas/rotations/preferences/access'
import { permittedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'

type PlanTimes = { publishedAt: Date | null }
type WindowTimes = { closesAt: Date }

/** Preferences are entered while the plan is a draft, until the window closes. */
export const isOpenAt = (
  { publishedAt }: PlanTimes,
  window: WindowTimes | undefined,
  now: Date,
): boolean => publishedAt === null && window !== undefined && now < window.closesAt

/** What may be done with the window of a plan: nothing once the plan is no draft. */
export function actionsOnWindow(
  actor: Reader,
  plan: PlanTimes,
  window: WindowTimes | undefined,
  now: Date,
): ('open' | 'prolong' | 'close')[] {
  const isDraft = plan.publishedAt === null

  return permittedActions(actor, {
    open: isDraft && !window && may.manage,
    prolong: isDraft && window !== undefined && may.manage,
    close: isOpenAt(plan, window, now) && may.manage,
  }) as ('open' | 'prolong' | 'close')[]
}
