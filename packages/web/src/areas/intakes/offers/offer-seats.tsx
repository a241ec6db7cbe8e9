import { intakesWords } from '@residency/contract/areas/intakes/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'
import { Form } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { WayField } from '../kinds-field.tsx'
import { offerText } from './offer.text.ts'

/** The seats of an offer: one number, or one per trainee kind. */
export function SeatFields({
  kinds,
  mayEdit,
}: {
  kinds: readonly TraineeKind[]
  mayEdit: boolean
}) {
  const text = useText(offerText)
  const { fields } = useText(intakesWords)
  const names = useText(signupWords).traineeKinds
  const split = Form.useWatch('split')
  const chosen: TraineeKind[] = Form.useWatch('traineeKinds') ?? []
  const taken = chosen.length ? kinds.filter((kind) => chosen.includes(kind)) : kinds
  const ways = toChoices(['one', 'kinds'], text.split)

  return (
    <>
      <h2>{fields.pools}</h2>
      {mayEdit ? (
        <WayField name="split" label={text.splitLabel} choices={ways} help={text.splitHelp} />
      ) : (
        <>
          <Form.Item name="split" hidden noStyle>
            <input type="hidden" />
          </Form.Item>
          <p className="soft">{text.splitFixed}</p>
        </>
      )}
      {split === 'kinds' ? (
        <div className="field-pair">
          {taken.map((kind) => (
            <WholeNumberField
              key={kind}
              name={['seatsOf', kind] as unknown as string}
              label={say(text.seatsOf, { kind: names[kind] })}
              isOptional
              max={9999}
            />
          ))}
        </div>
      ) : (
        <WholeNumberField name="seats" label={fields.seats} max={9999} />
      )}
    </>
  )
}
