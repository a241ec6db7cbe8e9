import { preferencePermissions as may } from '@residency/contract/areas/rotations/preferences/access'
import { preferenceWords } from '@residency/contract/areas/rotations/preferences/text'
import type { RotationsWaiting } from '@residency/contract/areas/rotations/waiting'
import { holds } from '@residency/contract/kernel'
import { DAY_MS } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { Deadline, DeadlineRange, WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { PREFERENCES_PATH } from './open-preferences.ts'
import { countOwnOpen, findUndecided } from './preference.queries.ts'

/** Open windows for which the reader has entered nothing. */
export async function preferencesWaiting({
  db,
  actor,
  now,
}: SignedCtx): Promise<WaitingCount<RotationsWaiting>[]> {
  const count = holds(actor, may.own) ? await countOwnOpen(db, actor.userId, now()) : 0

  return [{ kind: 'enterPreferences', count }]
}

/**
 * Trainees who have entered nothing and have a day left: one reminder, because the notice of the
 * opening came before. What has closed reminds nobody.
 */
export async function preferenceDeadlines(
  { db, now }: SignedCtx,
  { from, until }: DeadlineRange,
): Promise<Deadline[]> {
  const [soonest, latest] = [
    new Date(Math.max(from.getTime(), now().getTime())),
    new Date(Math.min(until.getTime(), now().getTime() + DAY_MS)),
  ]

  const named = (language: 'zh-cn' | 'en', plan: string) =>
    fillSentence(preferenceWords[language].deadline, { plan })

  return (await findUndecided(db, soonest, latest)).map(({ userId, plan, since, dueAt }) => ({
    userId,
    dueAt,
    since,
    what: { zh: named('zh-cn', plan), en: named('en', plan) },
    path: PREFERENCES_PATH,
  }))
}
