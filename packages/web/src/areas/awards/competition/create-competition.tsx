import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { createAwardCompetition } from '@residency/contract/areas/awards/competition/award-competition.contract'
import { Alert } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { useAwardsToCompete, useCreateCompetition } from './competition.queries.ts'
import { competitionText } from './competition.text.ts'

export type CreateProps = { isOpen: boolean; onClose: () => void; onCreated: (id: number) => void }
type Values = { limitId: number }

/** Begins a competition for an award of a year. */
export default function CreateCompetition({ isOpen, onClose, onCreated }: CreateProps) {
  const text = useText(competitionText)
  const { fields } = useText(awardApplicationWords)
  const awards = useAwardsToCompete()
  const create = useCreateCompetition()

  const submit = async (values: Values) => {
    const { id } = await create.mutateAsync(values)
    toast.success(text.created)
    onCreated(id)
  }

  const options = (awards.data ?? []).map(({ value, label, candidates }) => ({
    value,
    label: say(text.awardOption, { label, count: candidates }),
  }))

  return (
    <FormDialog<Values>
      title={text.add}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
    >
      <Alert type="info" showIcon title={text.addNote} style={{ marginBottom: 16 }} />
      <SelectField
        name="limitId"
        label={fields.limitId}
        options={options}
        isLoading={awards.isPending}
        shape={createAwardCompetition.body.shape.limitId}
      />
    </FormDialog>
  )
}
