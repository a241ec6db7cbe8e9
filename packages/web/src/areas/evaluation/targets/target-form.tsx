import {
  ANONYMOUS_DIRECTIONS,
  directionsOfSide,
  KINDS_OF_DIRECTION,
  OCCASIONS,
  targetFields as shape,
  type Target,
} from '@residency/contract/areas/evaluation/targets/target.contract'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import type { Side } from '@residency/contract/areas/evaluation/templates/template.contract'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { Form } from 'antd'
import { useNavigate } from 'react-router'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { FormRail } from '../../../screens/form-rail/form-rail.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useStillOffered } from '../../../ui/choices/use-still-offered.ts'
import { DayField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { type TargetInput, useSaveTarget, useTargetChoices } from './target.queries.ts'
import { targetText } from './target.text.ts'

export type TargetFormProps = {
  isOpen: boolean
  side: Side
  target: Target | null
  isCopy: boolean
  onClose: () => void
}

type Values = Omit<TargetInput, 'isAnonymous'> & { isAnonymous?: 0 | 1 }

/** The form of a target; its page with the people opens afterwards. */
export default function TargetForm({ isOpen, side, target, isCopy, onClose }: TargetFormProps) {
  const text = useText(targetText)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const save = useSaveTarget()
  const choices = useTargetChoices().data
  const changed = target && !isCopy ? target : null

  const submit = async (values: Values) => {
    const input = {
      ...values,
      baseId: values.baseId ?? null,
      raters: values.raters ?? null,
      isAnonymous: values.isAnonymous === 1,
    }

    const { id } = await save.mutateAsync({
      ...input,
      id: changed?.id ?? null,
      ...(changed ? { version: changed.version } : {}),
    })

    toast.success(text.saved)
    navigate(pathOf(id))
  }

  const only =
    choices && !choices.mayAll && choices.bases.length === 1
      ? { baseId: choices.bases[0]!.value }
      : {}

  const blank: Partial<Values> = {
    occasion: 'month',
    isAnonymous: side === 'teacher' ? 1 : 0,
    ...only,
  }

  const initial = target
    ? { ...target, isAnonymous: target.isAnonymous ? (1 as const) : (0 as const) }
    : blank

  const chooseTitle = () => {
    if (changed) return text.editTitle

    return isCopy ? text.copyTitle : text.add
  }

  const title = chooseTitle()

  return (
    <FormDialog<Values>
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      width={896}
      initial={choices ? initial : undefined}
    >
      <FormRail />
      <What side={side} />
      <When />
      <Whom />
    </FormDialog>
  )
}

function What({ side }: { side: Side }) {
  const text = useText(targetText)
  const { fields, directions, occasions } = useText(targetWords)
  const { fields: common, templateKinds } = useText(templateWords)
  const templates = useTargetChoices().data?.templates ?? []
  const form = Form.useFormInstance<Values>()
  const direction = Form.useWatch('direction', form)
  const kinds = direction ? KINDS_OF_DIRECTION[direction] : []
  const options = templates.filter(({ kind }) => kinds.includes(kind))

  useStillOffered('templateId', 'direction', options)

  return (
    <>
      <h2>{text.sections.what}</h2>
      <TextField name="name" label={common.name} shape={shape.name} maxLength={80} />
      <div className="field-pair">
        <SelectField
          name="direction"
          label={fields.direction}
          options={toChoices(directionsOfSide(side), directions)}
          shape={shape.direction}
        />
        <SelectField
          name="templateId"
          label={fields.templateId}
          options={options.map(({ value, label, kind }) => ({
            value,
            label: `${label} · ${templateKinds[kind]}`,
          }))}
          shape={shape.templateId}
        />
        <SelectField
          name="occasion"
          label={fields.occasion}
          options={toChoices(OCCASIONS, occasions)}
          shape={shape.occasion}
        />
        <WholeNumberField
          name="raters"
          label={fields.raters}
          shape={shape.raters}
          max={20}
          help={text.ratersHelp}
          isOptional
        />
      </div>
      {direction && ANONYMOUS_DIRECTIONS.includes(direction) && (
        <SwitchField name="isAnonymous" label={fields.isAnonymous} on={text.yes} off={text.no} />
      )}
    </>
  )
}

function When() {
  const text = useText(targetText)
  const { fields } = useText(targetWords)

  return (
    <>
      <h2>{text.sections.when}</h2>
      <div className="field-pair">
        <DayField
          name="periodFrom"
          label={fields.periodFrom}
          shape={shape.periodFrom}
          help={text.periodHelp}
        />
        <DayField name="periodUntil" label={fields.periodUntil} shape={shape.periodUntil} />
        <DayField name="dueOn" label={fields.dueOn} shape={shape.dueOn} help={text.dueHelp} />
        <DayField
          name="closesOn"
          label={fields.closesOn}
          shape={shape.closesOn}
          help={text.closesHelp}
        />
      </div>
    </>
  )
}

function Whom() {
  const text = useText(targetText)
  const { fields } = useText(targetWords)
  const choices = useTargetChoices().data
  const form = Form.useFormInstance<Values>()
  const baseId = Form.useWatch('baseId', form)
  const cohorts = (choices?.cohorts ?? []).filter((cohort) => !baseId || cohort.baseId === baseId)

  useStillOffered('cohortIds', 'baseId', cohorts)

  return (
    <>
      <h2>{text.sections.whom}</h2>
      <SelectField
        name="baseId"
        label={fields.baseId}
        options={choices?.bases ?? []}
        help={choices?.mayAll ? text.allBases : undefined}
        isOptional={choices?.mayAll === true}
      />
      <SelectField
        name="cohortIds"
        label={fields.cohortIds}
        options={cohorts}
        help={text.cohortsHelp}
        isMultiple
        isOptional
      />
      <SelectField
        name="departmentIds"
        label={fields.departmentIds}
        options={choices?.departments ?? []}
        help={text.departmentsHelp}
        isMultiple
        isOptional
      />
    </>
  )
}
