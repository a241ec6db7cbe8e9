import {
  type LoadRule,
  loadRuleFields,
} from '@residency/contract/areas/evaluation/settings/setting.contract'
import { settingWords } from '@residency/contract/areas/evaluation/settings/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useSetLoadRule } from './setting.queries.ts'
import { settingText } from './setting.text.ts'

type Props = { isOpen: boolean; rule: LoadRule; onClose: () => void }

/** How many tasks open for a rater in a week. */
export function LoadRuleForm({ isOpen, rule, onClose }: Props) {
  const text = useText(settingText)
  const { fields } = useText(settingWords)
  const set = useSetLoadRule()

  const submit = async (values: LoadRule) => {
    await set.mutateAsync(values)
    toast.success(text.saved)
  }

  return (
    <FormDialog<LoadRule>
      title={text.load}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={rule}
    >
      <WholeNumberField
        name="mostPerWeek"
        label={fields.mostPerWeek}
        shape={loadRuleFields.mostPerWeek}
        max={50}
      />
    </FormDialog>
  )
}
