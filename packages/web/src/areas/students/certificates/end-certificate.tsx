import {
  type Certificate,
  revocationForm,
} from '@residency/contract/areas/students/completion/certificate.contract'
import { completionWords } from '@residency/contract/areas/students/completion/text'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField, TextField } from '../../../ui/fields/fields.tsx'
import { useReissueCertificate, useRevokeCertificate } from './certificate.queries.ts'
import { certificatesText } from './certificates.text.ts'

type Values = { number: string; reason: string; revokedOn: string }

export type EndProps = {
  isOpen: boolean
  row: Certificate | undefined
  isDuplicate: boolean
  onClose: () => void
}

const { shape } = revocationForm

/** Revokes a certificate, or issues it again under a new number; typing the number confirms it. */
export default function EndCertificate({ isOpen, row, isDuplicate, onClose }: EndProps) {
  const text = useText(certificatesText)
  const { fields } = useText(completionWords)
  const [revoke, reissue] = [useRevokeCertificate(), useReissueCertificate()]
  const who = { holder: row?.holder ?? '', number: row?.number ?? '' }

  const submit = async (values: Values) => {
    const id = row?.id ?? 0
    if (!isDuplicate) {
      await revoke.mutateAsync({ id, ...values })
      return void toast.success(say(text.done, who))
    }

    const { number } = await reissue.mutateAsync({
      id,
      number: values.number,
      reason: values.reason,
    })

    toast.success(say(text.reissued, { number }))
  }

  return (
    <FormDialog<Values>
      title={say(isDuplicate ? text.reissueTitle : text.revokeTitle, who)}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{ number: '', reason: '', revokedOn: todayInShanghai() }}
      okText={isDuplicate ? text.reissue : text.revoke}
    >
      <p>{isDuplicate ? say(text.reissueNote, who) : text.revokeNote}</p>
      <LongTextField name="reason" label={fields.reason} shape={shape.reason} />
      {!isDuplicate && (
        <DayField name="revokedOn" label={fields.revokedOn} shape={shape.revokedOn} />
      )}
      <TextField
        name="number"
        label={text.typeNumber}
        shape={shape.number}
        help={row?.number ?? ''}
        autoComplete="off"
      />
    </FormDialog>
  )
}
