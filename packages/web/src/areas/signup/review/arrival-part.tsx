import { signupWords } from '@residency/contract/areas/signup/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import type { PartProps } from './facts.tsx'
import { reviewText } from './review.text.ts'

/** Place, arrival, agreement and trainee number, as far as they exist. */
export function ArrivalPart({ registration: { arrival, traineeNumber } }: PartProps) {
  const { arrival: text } = useText(reviewText)
  const { fields } = useText(signupWords)
  if (!arrival) return null

  const { offer, arriveAt, place, note, arrivedOn, agreement, enrolledOn } = arrival

  return (
    <>
      <FactList
        facts={[
          [text.offer, offer],
          ...(arriveAt
            ? ([
                [text.at, arriveAt],
                [text.place, place],
                [text.arrivedOn, arrivedOn],
              ] as const)
            : []),
          ...(note ? ([[text.note, note]] as const) : []),
          ...(agreement
            ? ([
                [text.agreement, agreement.number],
                [text.signedOn, agreement.signedOn],
                [
                  text.training,
                  say(text.span, { from: agreement.startsOn, until: agreement.endsOn }),
                ],
                [text.copy, agreement.hasCopy ? text.copyThere : text.copyMissing],
              ] as const)
            : []),
          ...(enrolledOn
            ? ([
                [fields.traineeNumber, traineeNumber],
                [text.enrolledOn, enrolledOn],
              ] as const)
            : []),
        ]}
      />
      {!arriveAt && <p className="soft">{text.none}</p>}
    </>
  )
}
