import {
  AWARD_AUDIENCES,
  AWARD_MODES,
  type AwardKind,
  awardKindFields as shape,
} from '@residency/contract/areas/awards/kinds/award-kind.contract'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { Field, LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import {
  NameFields,
  StatusField,
  SwitchField,
  WholeNumberField,
} from '../../../ui/fields/small-fields.tsx'
import { CriteriaInput } from './criteria-input.tsx'
import { type KindInput, useLevels, useSaveKind } from './kind.queries.ts'
import { kindText } from './kind.text.ts'
import { isScored } from './limit-tones.rules.ts'

export type KindFormProps = { isOpen: boolean; kind: AwardKind | null; onClose: () => void }

const FRESH: Partial<KindInput> = {
  audience: 'trainee',
  mode: 'review',
  needsPapers: 0,
  hidesNames: 0,
  status: 1,
  sort: 0,
  criteria: [],
}

/** The form of a kind of award. */
export default function KindForm({ isOpen, kind, onClose }: KindFormProps) {
  const all = useText(kindText)
  const text = all.kinds
  const { fields } = useText(awardKindWords)
  const levels = useLevels()
  const save = useSaveKind()

  const submit = async (values: KindInput) => {
    const criteria = isScored(values.mode) ? values.criteria : []
    const hidden = isScored(values.mode) ? values.hidesNames : 0

    await save.mutateAsync({
      ...values,
      criteria,
      hidesNames: hidden,
      id: kind?.id ?? null,
      ...(kind ? { version: kind.version } : {}),
    })

    toast.success(all.saved)
  }

  return (
    <FormDialog<KindInput>
      title={kind ? text.editTitle : text.add}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      width={680}
      initial={kind ?? FRESH}
    >
      <div className="field-pair">
        <NameFields labels={[fields.name, fields.nameEn]} shape={shape} lengths={[60, 100]} />
        <SelectField
          name="level"
          label={fields.level}
          options={levels.data ?? []}
          isLoading={levels.isPending}
          shape={shape.level}
        />
        <WholeNumberField
          name="mostPerPerson"
          label={fields.mostPerPerson}
          shape={shape.mostPerPerson}
          max={50}
          help={text.mostHelp}
          isOptional
        />
      </div>
      <Whom />
      <LongTextField
        name="conditions"
        label={fields.conditions}
        help={text.conditionsHelp}
        maxLength={1000}
        rows={3}
        isOptional
      />
      <SwitchField
        name="needsPapers"
        label={fields.needsPapers}
        on={text.papersOn}
        off={text.papersOff}
      />
      <Scored />
      <div className="field-pair">
        <WholeNumberField name="sort" label={fields.sort} shape={shape.sort} isOptional />
        <StatusField />
      </div>
    </FormDialog>
  )
}

/** For whom, and how it is decided. */
function Whom() {
  const { kinds: text } = useText(kindText)
  const { fields, audiences, modes } = useText(awardKindWords)
  const audienceOptions = toChoices(AWARD_AUDIENCES, audiences)
  const modeOptions = toChoices(AWARD_MODES, modes)

  return (
    <div className="field-pair">
      <SelectField
        name="audience"
        label={fields.audience}
        options={audienceOptions}
        shape={shape.audience}
      />
      <SelectField
        name="mode"
        label={fields.mode}
        options={modeOptions}
        shape={shape.mode}
        help={text.modeHelp}
      />
    </div>
  )
}

/** What only a competition has. */
function Scored() {
  const { kinds: text } = useText(kindText)
  const { fields } = useText(awardKindWords)
  const form = Form.useFormInstance<KindInput>()
  if (!isScored(Form.useWatch('mode', form))) return null

  return (
    <>
      <Field
        name="criteria"
        label={fields.criteria}
        shape={shape.criteria}
        help={text.criteriaHelp}
      >
        <CriteriaInput />
      </Field>
      <SwitchField
        name="hidesNames"
        label={fields.hidesNames}
        on={text.hidesOn}
        off={text.hidesOff}
      />
    </>
  )
}
