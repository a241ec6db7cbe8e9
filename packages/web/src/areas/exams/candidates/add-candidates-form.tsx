import { examWords } from '@residency/contract/areas/exams/exam/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { PersonField } from '../../organisation/person-field.public.tsx'
import { useAddCandidates, useExamChoices } from '../exam/exam.queries.ts'
import { examText } from '../exam/exam.text.ts'

type Values = { cohortIds?: number[]; userIds?: number[] }
export type AddCandidatesProps = { isOpen: boolean; id: number; onClose: () => void }

/** Adds cohorts, and people by name, to the candidates. */
export default function AddCandidatesForm({ isOpen, id, onClose }: AddCandidatesProps) {
  const text = useText(examText)
  const { fields } = useText(examWords)
  const choices = useExamChoices(isOpen).data
  const add = useAddCandidates()

  const submit = async ({ cohortIds = [], userIds = [] }: Values) => {
    const { added } = await add.mutateAsync({ id, cohortIds, userIds })
    toast.success(say(text.peopleAdded, { count: added }))
  }

  return (
    <FormDialog<Values>
      title={text.addTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={choices && { cohortIds: [], userIds: [] }}
      okText={text.addPeople}
    >
      <SelectField
        name="cohortIds"
        label={fields.cohortIds}
        options={choices?.cohorts ?? []}
        help={text.addHelp}
        isMultiple
        isOptional
      />
      <PersonField name="userIds" label={fields.userIds} known={[]} isMultiple />
    </FormDialog>
  )
}
