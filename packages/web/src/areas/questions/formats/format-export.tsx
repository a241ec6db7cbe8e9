import {
  exportQuestionFile,
  type FileFormat,
} from '@residency/contract/areas/questions/formats/format.contract'
import { formatWords } from '@residency/contract/areas/questions/formats/text'
import { Alert, Form, Input } from 'antd'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { taskText } from '../../../screens/sheets/task.text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatsText } from './formats.text.ts'

export type FormatExportProps = {
  isOpen: boolean
  format: FileFormat
  filters: Readonly<Record<string, string | undefined>>
  onClose: () => void
}

/**
 * Exports the questions of the list in another format, with a reason, as they leave with their
 * right answers.
 */
export default function FormatExport({ isOpen, format, filters, onClose }: FormatExportProps) {
  const text = useText(formatsText)
  const task = useText(taskText)
  const { fileFormats } = useText(formatWords)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const save = async () => {
    setBusy(true)
    setFault(null)

    await call(exportQuestionFile, { ...filters, format, reason }, { quiet: true }).then(
      onClose,
      (error: Error) => setFault(error.message),
    )

    setBusy(false)
  }

  return (
    <Dialog
      title={say(text.exportOut, { format: fileFormats[format] })}
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      width={460}
      okText={task.startExport}
      onOk={() => void save()}
    >
      {fault && <Alert type="error" showIcon title={fault} role="alert" className="form-refusal" />}
      <Form layout="vertical" component="div">
        <p>{text.exportLead}</p>
        <Form.Item label={task.reason} htmlFor="format-reason">
          <Input
            id="format-reason"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
