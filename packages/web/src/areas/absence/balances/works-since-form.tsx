import { worksSinceForm } from '@residency/contract/areas/absence/balances/balance.contract'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField } from '../../../ui/fields/fields.tsx'
import { useSetWorksSince } from './balance.queries.ts'
import { balanceText } from './balance.text.ts'

type WorksSinceProps = {
  isOpen: boolean
  id: number
  worksSince: string
  onClose: () => void
}

/** The first day of work of a trainee. */
export function WorksSinceForm({ isOpen, id, worksSince, onClose }: WorksSinceProps) {
  const text = useText(balanceText)
  const save = useSetWorksSince()
  return (
    <FormDialog<{ worksSince: string }>
      title={text.setWorksSince}
      initial={{ worksSince }}
      submit={async (values) => {
        await save.mutateAsync({ id, worksSince: values.worksSince })
        toast.success(text.worksSinceSaved)
      }}
      isOpen={isOpen}
      onClose={onClose}
    >
      <DayField
        name="worksSince"
        label={text.worksSince}
        shape={worksSinceForm.shape.worksSince}
        help={text.worksSinceHelp}
      />
    </FormDialog>
  )
}
