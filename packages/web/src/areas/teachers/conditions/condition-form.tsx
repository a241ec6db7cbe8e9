import {
  type Condition,
  conditionForm,
  TITLE_RANKS,
  type ConditionForm as Values,
} from '@residency/contract/areas/teachers/conditions/condition.contract'
import { conditionWords } from '@residency/contract/areas/teachers/conditions/text'
import { LEVELS } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useChoicesOf, useTeachingBases } from '../qualification/qualification.queries.ts'
import { useSaveCondition } from './condition.queries.ts'
import { conditionText } from './condition.text.ts'

export type ConditionFormProps = { isOpen: boolean; edited: Condition | null; onClose: () => void }
const { shape } = conditionForm
const BLANK: Partial<Values> = { certificateKinds: [], refusesDiscipline: 1, validityYears: 5 }

/** Adds conditions of a base, or changes those given; base and level of existing ones stay. */
export default function ConditionForm({ isOpen, edited, onClose }: ConditionFormProps) {
  const text = useText(conditionText)
  const { conditionParts: parts } = useText(conditionWords)
  const { levels } = useText(qualificationWords)
  const save = useSaveCondition()

  return (
    <FormDialog<Values>
      title={
        edited
          ? say(text.editOf, { base: edited.base ?? parts.everyBase, level: levels[edited.level] })
          : text.add
      }
      isOpen={isOpen}
      onClose={onClose}
      width={760}
      initial={edited ? { ...edited, source: edited.source ?? '' } : BLANK}
      submit={async (values) => {
        const input = conditionForm.parse({ ...values, baseId: values.baseId ?? null })

        await save.mutateAsync({
          ...input,
          ...(edited ? { id: edited.id, version: edited.version } : {}),
        })

        toast.success(text.saved)
      }}
    >
      {edited === null && <PlaceFields />}
      <AskedFields />
    </FormDialog>
  )
}

function PlaceFields() {
  const text = useText(conditionText)
  const { fields } = useText(conditionWords)
  const { levels } = useText(qualificationWords)
  const bases = useTeachingBases()

  return (
    <div className="form-columns">
      <SelectField
        name="baseId"
        label={fields.baseId}
        options={bases.data ?? []}
        isLoading={bases.isPending}
        help={text.baseHelp}
        isOptional
      />
      <SelectField
        name="level"
        label={fields.level}
        options={toChoices(LEVELS, levels)}
        shape={shape.level}
      />
    </div>
  )
}

function AskedFields() {
  const text = useText(conditionText)
  const { fields, conditionParts: parts } = useText(conditionWords)
  const { ranks } = useText(qualificationWords)
  const [educations, kinds] = [useChoicesOf('education'), useChoicesOf('teacher_certificate_kind')]
  const rankOptions = toChoices(TITLE_RANKS, ranks)

  return (
    <>
      <div className="form-columns">
        <SelectField
          name="minTitleRank"
          label={fields.minTitleRank}
          options={rankOptions}
          isOptional
        />
        <WholeNumberField
          name="minTitleYears"
          label={fields.minTitleYears}
          max={50}
          help={text.yearsHelp}
          isOptional
        />
        <SelectField
          name="minEducation"
          label={fields.minEducation}
          options={educations.data ?? []}
          isLoading={educations.isPending}
          isOptional
        />
        <WholeNumberField
          name="minSpecialtyYears"
          label={fields.minSpecialtyYears}
          max={50}
          isOptional
        />
        <WholeNumberField
          name="minTeachingYears"
          label={fields.minTeachingYears}
          max={50}
          isOptional
        />
        <WholeNumberField
          name="validityYears"
          label={fields.validityYears}
          max={20}
          shape={shape.validityYears}
        />
      </div>
      <SelectField
        name="certificateKinds"
        label={fields.certificateKinds}
        options={kinds.data ?? []}
        isLoading={kinds.isPending}
        isMultiple
        isOptional
      />
      <SwitchField
        name="refusesDiscipline"
        label={fields.refusesDiscipline}
        on={parts.refused}
        off={parts.allowed}
      />
      <TextField
        name="source"
        label={fields.source}
        shape={shape.source}
        maxLength={200}
        help={text.sourceHelp}
      />
    </>
  )
}
