import {
  type AwardCompetitionDetail,
  concludeAwardCompetition,
} from '@residency/contract/areas/awards/competition/award-competition.contract'
import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import { Checkbox, Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { Field, LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useConclude } from './competition.queries.ts'
import { competitionText } from './competition.text.ts'
import { tieAt } from './competition-tones.rules.ts'

export type ConcludeProps = {
  isOpen: boolean
  awardCompetition: AwardCompetitionDetail
  onClose: () => void
}
type Values = { first: number; into: 'grant' | 'nextRound'; chosen?: number[]; reason?: string }
const { shape } = concludeAwardCompetition.body

/** Grants the first, or lets them enter the next round; a tie at the border is decided here. */
export default function ConcludeCompetition({
  isOpen,
  awardCompetition: latestCompetition,
  onClose,
}: ConcludeProps) {
  const awardCompetition = useFirstRead(isOpen, latestCompetition)!
  const text = useText(competitionText)
  const { fields } = useText(awardCompetitionWords)
  const conclude = useConclude()

  const submit = async ({ first, into, chosen = [], reason }: Values) => {
    const tie = tieAt(awardCompetition.candidateList, first)
    const decided = tie
      ? { chosen: chosen.filter((id) => tie.ids.includes(id)), reason }
      : { chosen: [], reason: null }

    await conclude.mutateAsync({
      id: awardCompetition.id,
      version: awardCompetition.version,
      first,
      into,
      ...decided,
    })
    toast.success(text.concluded)
  }

  const options = toChoices(['grant', 'nextRound'], text)

  return (
    <FormDialog<Values>
      title={text.conclude}
      okText={text.conclude}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{
        first: Math.max(1, (awardCompetition.quota ?? 1) - awardCompetition.granted),
        into: 'grant',
      }}
    >
      <p>
        {say(text.concludeNote, {
          quota: awardCompetition.quota ?? text.noLimit,
          granted: awardCompetition.granted,
        })}
      </p>
      <div className="field-pair">
        <WholeNumberField name="first" label={fields.first} shape={shape.first} max={1000} />
        <SelectField name="into" label={fields.into} options={options} shape={shape.into} />
      </div>
      <Tie awardCompetition={awardCompetition} />
    </FormDialog>
  )
}

/** Who of those who share the place at the border is taken, and why. */
function Tie({ awardCompetition }: { awardCompetition: AwardCompetitionDetail }) {
  const text = useText(competitionText)
  const form = Form.useFormInstance<Values>()
  const tie = tieAt(awardCompetition.candidateList, Form.useWatch('first', form) ?? 0)
  if (!tie) return null

  const names = new Map(awardCompetition.candidateList.map(({ id, name }) => [id, name]))

  return (
    <>
      <Field
        name="chosen"
        label={say(text.tie, { place: tie.place, count: tie.ids.length, left: tie.left })}
        shape={shape.chosen}
      >
        <Checkbox.Group
          options={tie.ids.map((value) => ({ value, label: names.get(value) ?? '' }))}
        />
      </Field>
      <LongTextField name="reason" label={text.tieReason} maxLength={500} rows={3} />
    </>
  )
}
