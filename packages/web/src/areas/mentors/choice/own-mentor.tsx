import type { OwnMentorChoice } from '@residency/contract/areas/mentors/choice/own-choice.contract'
import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceText } from './choice.text.ts'

type Props = { mentor: NonNullable<OwnMentorChoice['mentor']>; explanation: string | null }

/** The mentor somebody has now, since when, and how it came about. */
export function OwnMentor({ mentor, explanation }: Props) {
  const text = useText(choiceText)
  const { sources } = useText(mentorChoiceWords)
  const { name, title, department, direction, wishes, source, startedOn } = mentor

  return (
    <section className="panel own-mentor" aria-label={text.ownMentor}>
      <p className="soft">{text.ownMentor}</p>
      <h2>{name}</h2>
      <p>{[title, department, direction].filter(Boolean).join(' · ')}</p>
      <p className="soft figures">{say(text.since, { day: startedOn, source: sources[source] })}</p>
      {source === 'matched' && explanation && <p>{explanation}</p>}
      {wishes && (
        <p>
          <span className="soft">{text.wishes}</span> {wishes}
        </p>
      )}
    </section>
  )
}
