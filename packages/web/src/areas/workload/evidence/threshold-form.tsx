import {
  type EvidenceThresholds,
  thresholdFields as shape,
} from '@residency/contract/areas/workload/evidence/evidence.contract'
import { evidenceWords } from '@residency/contract/areas/workload/evidence/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { Field } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useSaveThresholds, useThresholds } from './evidence.queries.ts'
import { evidenceText } from './evidence.text.ts'

export type ThresholdFormProps = { isOpen: boolean; onClose: () => void }

/** From when on entries are late, a burst, or decided in no time. */
export default function ThresholdForm({ isOpen, onClose }: ThresholdFormProps) {
  const text = useText(evidenceText)
  const { fields } = useText(evidenceWords)
  const data = useFirstRead(isOpen, useThresholds(isOpen).data)
  const save = useSaveThresholds()

  const submit = async ({
    lateDays,
    burstEntries,
    burstMinutes,
    approvalSeconds,
    leastSamples,
  }: EvidenceThresholds) => {
    await save.mutateAsync({
      lateDays,
      burstEntries,
      burstMinutes,
      approvalSeconds,
      leastSamples,
      version: data!.version,
    })
    toast.success(text.saved)
  }

  return (
    <FormDialog<EvidenceThresholds>
      title={text.thresholds}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={data}
    >
      <p className="soft">{text.thresholdsLead}</p>
      <WholeNumberField name="lateDays" label={fields.lateDays} shape={shape.lateDays} max={60} />
      <WholeNumberField
        name="burstEntries"
        label={fields.burstEntries}
        shape={shape.burstEntries}
        max={500}
      />
      <WholeNumberField
        name="burstMinutes"
        label={fields.burstMinutes}
        shape={shape.burstMinutes}
        max={120}
      />
      <Field name="approvalSeconds" label={fields.approvalSeconds} shape={shape.approvalSeconds}>
        <NumberInput
          min={0.1}
          max={60}
          step={0.5}
          precision={1}
          inputMode="decimal"
          style={{ width: '100%' }}
        />
      </Field>
      <WholeNumberField
        name="leastSamples"
        label={fields.leastSamples}
        help={text.leastSamplesHelp}
        shape={shape.leastSamples}
        max={50}
      />
    </FormDialog>
  )
}
