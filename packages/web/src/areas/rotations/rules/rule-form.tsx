import {
  type RuleForm as Form,
  type Rule,
  ruleForm,
} from '@residency/contract/areas/rotations/rules/rule.contract'
import { ruleWords } from '@residency/contract/areas/rotations/rules/text'
import { recordId } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { type Option, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { HalfNumberField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useSaveRule } from './rule.queries.ts'
import { ruleText } from './rule.text.ts'

/** `row`: the rules to change, or those a base starts from; `isNew`: for a base that has none. */
export type RuleFormProps = {
  isOpen: boolean
  row: Rule | null
  isNew: boolean
  bases: readonly Option[]
  onClose: () => void
}

type Values = Form & { baseId: number }
const { shape } = ruleForm

/** What a stay needs to be passed. */
export default function RuleForm({ isOpen, row, isNew, bases, onClose }: RuleFormProps) {
  const text = useText(ruleText)
  const { fields } = useText(ruleWords)
  const save = useSaveRule()
  if (!row) return null

  const { leastTheory, leastSkill, leastDaily, leastWorkload, mostAbsence, source } = row
  const usual = { leastTheory, leastSkill, leastDaily, leastWorkload, mostAbsence }

  const submit = async ({ baseId, ...values }: Values) => {
    await save.mutateAsync(
      isNew ? { ...values, baseId } : { ...values, id: row.id, version: row.version },
    )
    toast.success(text.saved)
  }

  return (
    <FormDialog<Values>
      title={isNew ? text.add : text.editTitle}
      initial={isNew ? usual : { ...usual, source }}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      {isNew && (
        <SelectField name="baseId" label={fields.baseId} shape={recordId} options={bases} />
      )}
      <div className="field-pair">
        <WholeNumberField
          name="leastTheory"
          label={fields.leastTheory}
          shape={shape.leastTheory}
          max={100}
        />
        <WholeNumberField
          name="leastSkill"
          label={fields.leastSkill}
          shape={shape.leastSkill}
          max={100}
        />
        <WholeNumberField
          name="leastDaily"
          label={fields.leastDaily}
          shape={shape.leastDaily}
          max={100}
        />
        <WholeNumberField
          name="leastWorkload"
          label={fields.leastWorkload}
          shape={shape.leastWorkload}
          max={100}
        />
      </div>
      <HalfNumberField
        name="mostAbsence"
        label={fields.mostAbsence}
        shape={shape.mostAbsence}
        min={0}
        max={100}
        help={text.absenceHelp}
      />
      <TextField
        name="source"
        label={fields.source}
        shape={shape.source}
        maxLength={500}
        help={text.sourceHelp}
      />
    </FormDialog>
  )
}
