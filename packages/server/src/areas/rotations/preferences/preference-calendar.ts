import { preferenceWords } from '@residency/contract/areas/rotations/preferences/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CalendarEvent } from '../../../platform/calendar/calendar.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { PREFERENCES_PATH } from './open-preferences.ts'
import { isOpenAt } from './preference.policy.ts'
import { findOwnWindows } from './preference.queries.ts'

/** By when the reader enters preferences, in the own calendar until then. */
export async function preferenceDays({ db, actor, language, now }: SignedCtx) {
  const windows = await findOwnWindows(db, actor.userId)

  return windows
    .filter((window) => window.isMember && isOpenAt(window, window, now()))
    .map(
      ({ windowId, windowVersion, windowChangedAt, closesAt, plan }): CalendarEvent => ({
        kind: 'rotation.preferences',
        ref: windowId,
        version: windowVersion,
        changedAt: windowChangedAt,
        time: { dueAt: closesAt },
        title: fillSentence(preferenceWords[language].deadline, { plan }),
        isOnline: true,
        isTask: true,
        path: PREFERENCES_PATH,
      }),
    )
}
