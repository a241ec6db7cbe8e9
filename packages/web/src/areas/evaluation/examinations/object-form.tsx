import {
  type Examination,
  objectToExamination,
} from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { examineWords } from '@residency/contract/areas/evaluation/examinations/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { useObjectToExamination } from './examine.queries.ts'
import { examineText } from './examine.text.ts'

type ObjectProps = { isOpen: boolean; examination: Examination | null; onClose: () => void }

/** The trainee objects to the marks. */
export function ObjectForm({ isOpen, examination, onClose }: ObjectProps) {
  const text = useText(examineText)
  const { fields } = useText(examineWords)
  const object = useObjectToExamination()

  const submit = async ({ reason }: { reason: string }) => {
    if (!examination) return

    await object.mutateAsync({ id: examination.id, version: examination.version, reason })
    toast.success(text.objected)
  }

  return (
    <FormDialog<{ reason: string }>
      title={text.objectTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
    >
      <LongTextField
        name="reason"
        label={fields.reason}
        help={text.objectHelp}
        shape={objectToExamination.body.shape.reason}
        maxLength={500}
      />
    </FormDialog>
  )
}
