import { type Outcome, outcomeSentence } from '@residency/contract/areas/admission/outcome.public'
import { runWords } from '@residency/contract/areas/admission/run/text'
import { say, useText } from '../../../platform/texts/i18n.ts'

const classOf = (outcome: Outcome) => {
  if (outcome.is === 'admitted') return 'is-admitted'

  return outcome.is === 'full' && outcome.waitingPlace !== null ? 'is-waiting' : ''
}

/** All choices in order, with outcome and reason. */
export function OutcomeChoices({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { outcomes: words } = useText(runWords)
  return (
    <ol className="outcome-choices">
      {outcomes.map((outcome) => (
        <li key={outcome.offerId} className={classOf(outcome)}>
          <small>{say(words.nth, { rank: outcome.rank })}</small> <strong>{outcome.offer}</strong>
          <p>{outcomeSentence(words, outcome)}</p>
        </li>
      ))}
    </ol>
  )
}
