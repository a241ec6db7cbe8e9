import {
  type RequestRules,
  requestRuleFields,
} from '@residency/contract/areas/evaluation/settings/setting.contract'
import { settingWords } from '@residency/contract/areas/evaluation/settings/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useSetRequestRules } from './setting.queries.ts'
import { settingText } from './setting.text.ts'

type Props = { isOpen: boolean; rules: RequestRules; onClose: () => void }

/** How long requests of trainees are open, and how many a trainee may ask a day. */
export function RequestRuleForm({ isOpen, rules, onClose }: Props) {
  const text = useText(settingText)
  const { fields } = useText(settingWords)
  const set = useSetRequestRules()

  const submit = async (values: RequestRules) => {
    await set.mutateAsync(values)
    toast.success(text.saved)
  }

  return (
    <FormDialog<RequestRules>
      title={text.requests}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={rules}
    >
      <WholeNumberField
        name="hoursOpen"
        label={fields.hoursOpen}
        shape={requestRuleFields.hoursOpen}
        max={336}
      />
      <WholeNumberField
        name="perDay"
        label={fields.perDay}
        shape={requestRuleFields.perDay}
        max={20}
      />
    </FormDialog>
  )
}
