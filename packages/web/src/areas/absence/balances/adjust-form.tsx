import {
  adjustForm,
  CHANGE_KINDS,
  type AdjustForm as Form,
} from '@residency/contract/areas/absence/balances/balance.contract'
import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { HalfNumberField } from '../../../ui/fields/small-fields.tsx'
import { useAdjustBalance, useBalanceChoices } from './balance.queries.ts'
import { balanceText } from './balance.text.ts'

/** Whose days; the type is chosen in the form if it is not given. */
export type AdjustProps = {
  isOpen: boolean
  of: { traineeId: number; name: string; year: number; leaveTypeId?: number } | null
  onClose: () => void
}

const { shape } = adjustForm

/** Adds days to an account or takes them away, with a reason. */
export default function AdjustForm({ isOpen, of, onClose }: AdjustProps) {
  const text = useText(balanceText)
  const { fields, changeKinds } = useText(balanceWords)
  const choices = useBalanceChoices()
  const adjust = useAdjustBalance()

  const years = (choices.data?.years ?? []).map((year) => ({
    value: year,
    label: say(text.thisYear, { year }),
  }))

  const kinds = toChoices(CHANGE_KINDS, changeKinds)

  const submit = async ({ leaveTypeId, year, kind, days, reason }: Form) => {
    await adjust.mutateAsync({ id: of!.traineeId, leaveTypeId, year, kind, days, reason })
    toast.success(text.adjusted)
  }

  return (
    <FormDialog<Form>
      title={say(text.adjustTitle, { name: of?.name ?? '' })}
      initial={
        of
          ? { year: of.year, ...(of.leaveTypeId ? { leaveTypeId: of.leaveTypeId } : {}) }
          : undefined
      }
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <div className="field-pair">
        <SelectField
          name="leaveTypeId"
          label={fields.leaveTypeId}
          shape={shape.leaveTypeId}
          options={choices.data?.types ?? []}
          isLoading={choices.isPending}
        />
        <SelectField
          name="year"
          label={fields.year}
          shape={shape.year}
          options={years}
          isLoading={choices.isPending}
        />
        <SelectField name="kind" label={fields.kind} shape={shape.kind} options={kinds} />
        <HalfNumberField
          name="days"
          label={fields.days}
          shape={shape.days}
          min={-365}
          max={365}
          help={text.daysHelp}
        />
      </div>
      <TextField
        name="reason"
        label={fields.reason}
        shape={shape.reason}
        maxLength={200}
        help={text.reasonHelp}
      />
    </FormDialog>
  )
}
