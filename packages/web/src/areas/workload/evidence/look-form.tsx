import {
  type EvidenceDetail,
  lookAtEvidence,
} from '@residency/contract/areas/workload/evidence/evidence.contract'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { useLookAt } from './evidence.queries.ts'
import { evidenceText } from './evidence.text.ts'

type Values = { note: string | null }
type LookFormProps = { isOpen: boolean; finding: EvidenceDetail; onClose: () => void }

/** Notes that somebody has looked at a finding, and what came of it. */
export function LookForm({ isOpen, finding: latestFinding, onClose }: LookFormProps) {
  const finding = useFirstRead(isOpen, latestFinding)!
  const text = useText(evidenceText)
  const look = useLookAt()

  const submit = async ({ note }: Values) => {
    await look.mutateAsync({ id: finding.id, version: finding.version, note })
    toast.success(text.saved)
  }

  return (
    <FormDialog<Values>
      title={text.look}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{ note: finding.note }}
    >
      <LongTextField
        name="note"
        label={text.note}
        help={text.noteHelp}
        shape={lookAtEvidence.body.shape.note}
        maxLength={500}
        rows={3}
        isOptional
      />
    </FormDialog>
  )
}
