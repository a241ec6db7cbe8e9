import type { ArrivalRow } from '@residency/contract/areas/admission/arrival/arrival.contract'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { useAttach } from './arrival.queries.ts'
import { arrivalText } from './arrival.text.ts'

type CopyDialogProps = { isOpen: boolean; row: ArrivalRow | null; onClose: () => void }
type Values = { files: readonly StoredFile[] }

/** The signed copy of an agreement: view, upload, replace. */
export function CopyDialog({ isOpen, row, onClose }: CopyDialogProps) {
  const text = useText(arrivalText)
  const attach = useAttach()
  return (
    <FormDialog<Values>
      title={say(text.copyTitle, { who: row?.realName ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ files: row?.copy ? [row.copy] : [] }}
      submit={async ({ files }) => {
        await attach.mutateAsync({ id: row!.id, filePath: files[0]!.filePath })
        toast.success(text.copyDone)
      }}
    >
      <FilesField name="files" label={text.copy} purpose="proof" max={1} help={text.copyHelp} />
    </FormDialog>
  )
}
