import { type OwnAbsence, returnForm } from '@residency/contract/areas/absence/leave/leave.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Segmented } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, Field } from '../../../ui/fields/fields.tsx'
import { useReportBack } from '../leave/leave.queries.ts'
import { leaveText } from '../leave/leave.text.ts'

type Values = { lastOn: string; lastHalf: 'am' | 'pm' }
export type ReturnFormProps = { isOpen: boolean; absence: OwnAbsence | null; onClose: () => void }

/** Reports back from a leave, with the last day away. */
export default function ReturnForm({ isOpen, absence, onClose }: ReturnFormProps) {
  const { own: text } = useText(leaveText)
  const { fields, halves, flows } = useText(leaveWords)
  const report = useReportBack()
  const today = todayInShanghai()
  const isEarly = absence !== null && today < absence.endsOn

  const initial: Values = {
    lastOn: isEarly ? today : (absence?.endsOn ?? today),
    lastHalf: isEarly ? 'pm' : (absence?.endsHalf ?? 'pm'),
  }

  return (
    <FormDialog<Values>
      title={say(text.reportTitle, { type: absence?.type ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      initial={initial}
      okText={flows.leave.actions.reportBack}
      submit={async (values) => {
        if (!absence) return

        await report.mutateAsync({ ...values, id: absence.id, version: absence.version })
        toast.success(text.reported)
      }}
    >
      <DayField
        name="lastOn"
        label={fields.lastOn}
        help={text.reportHelp}
        shape={returnForm.shape.lastOn}
        {...(absence ? { min: absence.startsOn, max: isEarly ? today : absence.endsOn } : {})}
      />
      <Field name="lastHalf" label={fields.lastHalf}>
        <Segmented options={toChoices(['am', 'pm'], halves)} aria-label={fields.lastHalf} />
      </Field>
    </FormDialog>
  )
}
