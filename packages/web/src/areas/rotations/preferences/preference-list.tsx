import type { Preference } from '@residency/contract/areas/rotations/preferences/preference.contract'
import {
  preferenceOutcome,
  preferenceReason,
  preferenceSentence,
} from '@residency/contract/areas/rotations/preferences/preference-words.public'
import { preferenceWords } from '@residency/contract/areas/rotations/preferences/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag, type Tone } from '../../../ui/tables/state-tag.tsx'
import { preferenceText } from './preference.text.ts'

const TONES = {
  met: 'good',
  unmet: 'wait',
  ignored: 'calm',
  open: 'calm',
} as const satisfies Record<string, Tone>

type Props = {
  preferences: readonly Preference[]
  startsOn: string

  /** The results are known: of a plan in force, or of a board as it is now. */
  isKnown: boolean
}

/** Preferences by rank, as they were saved, with what is known of each. */
export function PreferenceList({ preferences, startsOn, isKnown }: Props) {
  const words = useText(preferenceWords)
  const text = useText(preferenceText)

  return (
    <ol className="preference-list">
      {preferences.map((preference) => {
        const outcome = preferenceOutcome(preference, isKnown)

        return (
          <li key={preference.rank}>
            <span>{preferenceSentence(words, preference, startsOn)}</span>
            {preference.points > 0 && (
              <span className="soft figures">
                {say(text.points, { points: preference.points })}
              </span>
            )}
            {isKnown && <StateTag tone={TONES[outcome]}>{words.outcomes[outcome]}</StateTag>}
            {isKnown && (
              <p className="preference-reason soft">
                {preferenceReason(words, preference, startsOn)}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
