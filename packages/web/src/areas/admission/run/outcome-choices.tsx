import { type Outcome, outcomeSentence } from '@residency/contract/areas/admission/outcome.public'
import { runWords } from '@residency/contract/areas/admission/run/text'
import { say, useText } from '../../../platform/i18n.ts'

const classOf = (one: Outcome) => {
  if (one.is === 'admitted') return 'is-admitted'

  return one.is === 'full' && one.waitingPlace !== null ? 'is-waiting' : ''
}

/** All choices in order, with outcome and reason. */
export function OutcomeChoices({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { outcomes: words } = useText(runWords)
  return (
    <ol className="outcome-choices">
      {outcomes.map((one) => (
        <li key={one.offerId} className={classOf(one)}>
          <small>{say(words.nth, { rank: one.rank })}</small> <strong>{one.offer}</strong>
          <p>{outcomeSentence(words, one)}</p>
        </li>
      ))}
    </ol>
  )
}
