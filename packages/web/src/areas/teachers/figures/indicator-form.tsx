import {
  type Indicator,
  updateIndicator,
} from '@residency/contract/areas/teachers/figures/situation.contract'
import { situationWords } from '@residency/contract/areas/teachers/figures/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { Field, LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { useCertificateKinds } from '../certificates/certificate.queries.ts'
import { useUpdateIndicator } from './situation.queries.ts'
import { situationText } from './situation.text.ts'

export type IndicatorFormProps = {
  isOpen: boolean
  indicator: Indicator | null
  onClose: () => void
}

type Values = { target: number; source: string; certificateKinds: string[] }
const { shape } = updateIndicator.body

/**
 * What an indicator asks for, its source, and for the share of trained teachers the certificates
 * that count.
 */
export default function IndicatorForm({ isOpen, indicator, onClose }: IndicatorFormProps) {
  const text = useText(situationText)
  const { fields, indicators } = useText(situationWords)
  const kinds = useCertificateKinds()
  const update = useUpdateIndicator()
  const name = indicator ? indicators[indicator.key] : ''

  return (
    <FormDialog<Values>
      title={say(text.editTitle, { name })}
      isOpen={isOpen}
      onClose={onClose}
      initial={
        indicator
          ? {
              target: indicator.target,
              source: indicator.source,
              certificateKinds: indicator.certificateKinds,
            }
          : undefined
      }
      submit={async ({ target, source, certificateKinds }) => {
        if (!indicator) return

        await update.mutateAsync({
          key: indicator.key,
          version: indicator.version,
          target,
          source,
          certificateKinds,
        })

        toast.success(say(text.saved, { name }))
      }}
    >
      <Field name="target" label={fields.target} shape={shape.target}>
        <NumberInput min={0} max={1000} inputMode="decimal" style={{ width: '100%' }} />
      </Field>
      {indicator?.key === 'trainedShare' && (
        <SelectField
          name="certificateKinds"
          label={fields.certificateKinds}
          options={kinds.data ?? []}
          isLoading={kinds.isPending}
          isMultiple
        />
      )}
      <LongTextField
        name="source"
        label={fields.source}
        shape={shape.source}
        maxLength={200}
        rows={3}
        help={text.editHelp}
      />
    </FormDialog>
  )
}
