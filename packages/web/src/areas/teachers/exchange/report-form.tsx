import {
  exchangeReport,
  type OwnExchange,
} from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { useReport } from './exchange.queries.ts'
import { exchangeText } from './exchange.text.ts'

type Values = { report: string; reportFiles: StoredFile[] }
export type ReportFormProps = { exchange: OwnExchange | null; onClose: () => void }

/** The report on an exchange that took place. */
export default function ReportForm({ exchange, onClose }: ReportFormProps) {
  const { own: text } = useText(exchangeText)
  const { fields } = useText(exchangeWords)
  const report = useReport()

  return (
    <FormDialog<Values>
      title={say(text.reportTitle, { topic: exchange?.topic ?? '' })}
      isOpen={exchange !== null}
      onClose={onClose}
      initial={{ reportFiles: [] }}
      okText={text.writeReport}
      submit={async ({ reportFiles, ...values }) => {
        if (!exchange) return

        const files = reportFiles.map(({ filePath }) => filePath)

        await report.mutateAsync({
          ...values,
          reportFiles: files,
          id: exchange.id,
          version: exchange.version,
        })

        toast.success(text.reported)
      }}
    >
      <LongTextField
        name="report"
        label={fields.report}
        shape={exchangeReport.shape.report}
        maxLength={4000}
        rows={8}
        help={text.reportHelp}
      />
      <FilesField
        name="reportFiles"
        label={fields.reportFiles}
        purpose="proof"
        max={10}
        isOptional
      />
    </FormDialog>
  )
}
