import {
  type Certificate,
  certificateForm,
} from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { certificateWords } from '@residency/contract/areas/teachers/certificates/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { useCertificateKinds, useHandIn } from './certificate.queries.ts'
import { certificateText } from './certificate.text.ts'

type Values = {
  kind: string
  number: string
  issuer: string
  issuedOn: string
  validUntil: string | null
  files: StoredFile[]
}

export type HandInProps = { isOpen: boolean; renewed: Certificate | null; onClose: () => void }
const { shape } = certificateForm

/** Hands in a certificate; `renewed`: the one whose renewal it is. */
export default function HandIn({ isOpen, renewed, onClose }: HandInProps) {
  const text = useText(certificateText)
  const { fields } = useText(certificateWords)
  const kinds = useCertificateKinds()
  const handIn = useHandIn()
  const { own } = text

  return (
    <FormDialog<Values>
      title={renewed ? say(own.renewTitle, { kind: renewed.kindLabel }) : own.add}
      isOpen={isOpen}
      onClose={onClose}
      initial={
        renewed
          ? { kind: renewed.kind, number: renewed.number, issuer: renewed.issuer, files: [] }
          : { files: [] }
      }
      submit={async ({ files, ...values }) => {
        await handIn.mutateAsync({
          ...values,
          files: files.map(({ filePath }) => filePath),
          certificateId: renewed?.id ?? null,
        })
        toast.success(own.handedIn)
      }}
    >
      <SelectField
        name="kind"
        label={fields.kind}
        options={kinds.data ?? []}
        isLoading={kinds.isPending}
        shape={shape.kind}
      />
      <TextField name="number" label={fields.number} shape={shape.number} maxLength={64} />
      <TextField name="issuer" label={fields.issuer} shape={shape.issuer} maxLength={120} />
      <DayField name="issuedOn" label={fields.issuedOn} shape={shape.issuedOn} />
      <DayField name="validUntil" label={fields.validUntil} help={own.untilHelp} isOptional />
      <FilesField name="files" label={fields.files} purpose="proof" max={5} />
    </FormDialog>
  )
}
