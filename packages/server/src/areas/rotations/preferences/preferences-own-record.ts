import {
  preferenceOutcome,
  preferenceSentence,
} from '@residency/contract/areas/rotations/preferences/preference-words.public'
import { preferenceWords } from '@residency/contract/areas/rotations/preferences/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { listOwnPreferences } from './own-preferences.ts'

/** The own preferences, by plan. */
export async function* preferencesOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const words = preferenceWords[ctx.language]
  const { ownRecord: heads, outcomes } = words
  const lists = (await listOwnPreferences(ctx)).filter(({ preferences }) => preferences.length > 0)
  if (lists.length === 0) return

  yield {
    heading: heads.preferences,
    records: lists.flatMap(({ plan, startsOn, savedAt, isPublished, preferences }) =>
      preferences.map((preference) => ({
        [heads.plan]: plan,
        [heads.preference]: preferenceSentence(words, preference, startsOn),
        [heads.outcome]: outcomes[preferenceOutcome(preference, isPublished)],
        [heads.savedAt]: savedAt && minuteInChina(new Date(savedAt)),
      })),
    ),
  }
}
