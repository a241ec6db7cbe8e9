import type { OwnMentorApplication } from '@residency/contract/areas/mentors/choice/own-choice.contract'
import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
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
        {choices.map((choice) => (
          <li key={choice.id}>
            <small className="soft">{say(text.nth, { n: choice.choiceRank })}</small>
            <span>
              <strong>{choice.mentor}</strong> <small className="soft">{choice.department}</small>
            </span>
            <StateTag tone={APPLICATION_TONES[choice.state]}>{states[choice.state]}</StateTag>
            {choice.reason && <p className="soft">{say(text.reason, { reason: choice.reason })}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
