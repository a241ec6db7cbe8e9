import {
  type AwardLimit,
  awardLimitFields as shape,
} from '@residency/contract/areas/awards/kinds/award-limit.contract'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { yearInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, Field, SelectField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { BaseQuotasInput } from './base-quotas-input.tsx'
import { type LimitInput, useKinds, useSaveLimit } from './kind.queries.ts'
import { kindText } from './kind.text.ts'

export type LimitFormProps = { isOpen: boolean; limit: AwardLimit | null; onClose: () => void }

/** The form of the limits of an award in a year. */
export default function LimitForm({ isOpen, limit, onClose }: LimitFormProps) {
  const all = useText(kindText)
  const text = all.limits
  const { fields } = useText(awardKindWords)
  const kinds = useKinds({ pageSize: 200 })
  const save = useSaveLimit()
  const year = yearInShanghai()

  const submit = async (values: LimitInput) => {
    await save.mutateAsync({
      ...values,
      id: limit?.id ?? null,
      ...(limit ? { version: limit.version } : {}),
    })
    toast.success(all.saved)
  }

  const choices = (kinds.data?.list ?? []).filter(
    ({ id, status }) => status === 1 || id === limit?.kindId,
  )

  const options = choices.map(({ id, name, levelLabel }) => ({
    value: id,
    label: `${name} · ${levelLabel}`,
  }))

  const years = [year + 1, year, year - 1].map((value) => ({
    value,
    label: say(text.year, { year: value }),
  }))

  return (
    <FormDialog<LimitInput>
      title={limit ? text.editTitle : text.add}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      width={640}
      initial={limit ?? { year, bases: [] }}
    >
      <div className="field-pair">
        <SelectField
          name="kindId"
          label={fields.kindId}
          options={options}
          isLoading={kinds.isPending}
          shape={shape.kindId}
        />
        <SelectField name="year" label={fields.year} options={years} shape={shape.year} />
        <DayField name="opensOn" label={fields.opensOn} shape={shape.opensOn} />
        <DayField
          name="closesOn"
          label={fields.closesOn}
          shape={shape.closesOn}
          help={text.closesHelp}
        />
        <WholeNumberField
          name="quota"
          label={fields.quota}
          shape={shape.quota}
          max={10_000}
          help={text.noLimitHelp}
          isOptional
        />
        <WholeNumberField
          name="baseQuota"
          label={fields.baseQuota}
          shape={shape.baseQuota}
          max={1000}
          help={text.noLimitHelp}
          isOptional
        />
      </div>
      <WholeNumberField
        name="mostInYear"
        label={fields.mostInYear}
        shape={shape.mostInYear}
        max={50}
        help={text.yearHelp}
        isOptional
      />
      <Field name="bases" label={fields.bases} shape={shape.bases} help={text.basesHelp} isOptional>
        <BaseQuotasInput />
      </Field>
    </FormDialog>
  )
}
