import type { OwnMentorApplication } from '@residency/contract/areas/mentors/choice/own-choice.contract'
import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import { say, useText } from '../../../platform/i18n.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { choiceText } from './choice.text.ts'
import { APPLICATION_TONES } from './choice-state.rules.ts'

/** Choices that are not edited any more, with their results. */
export function SavedChoices({ choices }: { choices: readonly OwnMentorApplication[] }) {
  const text = useText(choiceText)
  const { states } = useText(mentorChoiceWords).flows.mentorApplication
  return (
    <section className="panel" aria-label={text.choices}>
      <h2>{text.choices}</h2>
      {choices.length === 0 && <p className="soft">{text.choicesClosed}</p>}
      <ol className="saved-choices">
        {choices.map((one) => (
          <li key={one.id}>
            <small className="soft">{say(text.nth, { n: one.choiceRank })}</small>
            <span>
              <strong>{one.mentor}</strong> <small className="soft">{one.department}</small>
            </span>
            <StateTag tone={APPLICATION_TONES[one.state]}>{states[one.state]}</StateTag>
            {one.reason && <p className="soft">{say(text.reason, { reason: one.reason })}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
