import { signupWords } from '@residency/contract/areas/signup/text'
import {
  ISSUERS,
  newStandardForm,
  type StandardRow,
  type NewStandardForm as Values,
} from '@residency/contract/areas/standards/table/standard.contract'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { useNavigate } from 'react-router'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useCreateStandard, useStandardChoices, useStandards } from './standard.queries.ts'
import { standardText } from './standard.text.ts'

export type NewStandardProps = {
  isOpen: boolean
  from: StandardRow | null
  isTemplate: boolean
  onClose: () => void
}

const { shape } = newStandardForm

/** A new draft, empty or with the table of another standard or a template; then its page opens. */
export default function NewStandard({ isOpen, from, isTemplate, onClose }: NewStandardProps) {
  const text = useText(standardText)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const create = useCreateStandard()

  const blank: Partial<Values> = {
    issuer: 'hospital',
    degreeKind: 'none',
    educations: [],
    isTemplate,
    majorId: null,
    fromId: null,
  }

  const copied = from && {
    issuer: from.issuer,
    name: from.name,
    degreeKind: from.degreeKind,
    educations: from.educations,
    lengthMonths: from.lengthMonths,
    firstStageMonths: from.firstStageMonths,
    majorId: from.majorId,
    fromId: from.id,
  }

  return (
    <FormDialog<Values>
      title={isTemplate ? text.addTemplate : text.add}
      isOpen={isOpen}
      onClose={onClose}
      width={720}
      initial={{ ...blank, ...copied, isTemplate }}
      submit={async (values) => {
        const input = {
          ...values,
          majorId: isTemplate ? null : (values.majorId ?? null),
          fromId: values.fromId ?? null,
          firstStageMonths: values.firstStageMonths ?? null,
        }

        const { id } = await create.mutateAsync(newStandardForm.parse(input))

        toast.success(text.created)
        navigate(pathOf(id))
      }}
    >
      <HeadFields isTemplate={isTemplate} />
    </FormDialog>
  )
}

function HeadFields({ isTemplate }: { isTemplate: boolean }) {
  const text = useText(standardText)
  const { fields, issuers, degreeKinds } = useText(tableWords)
  const { levels } = useText(signupWords)
  const choices = useStandardChoices()
  const templates = useStandards({ pageNum: 1, pageSize: 100, template: '1' })

  return (
    <>
      <TextField name="name" label={fields.name} shape={shape.name} maxLength={120} />
      <div className="form-columns">
        {!isTemplate && (
          <SelectField
            name="majorId"
            label={fields.majorId}
            options={choices.data?.majors ?? []}
            isLoading={choices.isPending}
          />
        )}
        <SelectField
          name="issuer"
          label={fields.issuer}
          options={toChoices(ISSUERS, issuers)}
          shape={shape.issuer}
        />
        <SelectField
          name="degreeKind"
          label={fields.degreeKind}
          options={toChoices(['none', 'degree'], degreeKinds)}
        />
        <SelectField
          name="educations"
          label={fields.educations}
          options={toChoices(EDUCATION_LEVELS, levels)}
          help={text.educationsHelp}
          isMultiple
          isOptional
        />
        <WholeNumberField
          name="lengthMonths"
          label={fields.lengthMonths}
          max={120}
          shape={shape.lengthMonths}
        />
        <WholeNumberField
          name="firstStageMonths"
          label={fields.firstStageMonths}
          max={119}
          help={text.firstStageHelp}
          isOptional
        />
      </div>
      <TextField
        name="source"
        label={fields.source}
        shape={shape.source}
        maxLength={500}
        help={text.sourceHelp}
      />
      <SelectField
        name="fromId"
        label={fields.fromId}
        options={(templates.data?.list ?? []).map((template) => ({
          value: template.id,
          label: template.name,
        }))}
        isLoading={templates.isPending}
        isOptional
      />
    </>
  )
}
