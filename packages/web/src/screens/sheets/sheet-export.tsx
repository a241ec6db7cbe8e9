import type { ExportCalls } from '@residency/contract/kernel'
import { Alert, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { call } from '../../platform/calls/api-client.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { SheetDialogProps } from './sheet-import.tsx'
import { taskText } from './task.text.ts'
import { TaskProgress } from './task-progress.tsx'
import { downloadResult, useTask } from './use-task.ts'

export type SheetExportProps = Omit<SheetDialogProps, 'calls'> & { calls: ExportCalls }

/** Exports the filtered list; the file downloads when it is ready. */
export default function SheetExport({ title, calls, filters, isOpen, onClose }: SheetExportProps) {
  const text = useText(taskText)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [key, setKey] = useState<string | null>(null)
  const { data: task } = useTask(key)
  const isDone = task?.state === 'done'

  useEffect(() => void (isDone && key && downloadResult(key)), [isDone, key])

  const start = async () => {
    setBusy(true)
    setFault(null)

    await call(calls.exportLater, { ...filters, reason }, { quiet: true }).then(
      (answer) => setKey(answer.key),
      (error: Error) => setFault(error.message),
    )

    setBusy(false)
  }

  const close = () => {
    setKey(null)
    setFault(null)
    onClose()
  }

  return (
    <Dialog
      title={say(text.exportTitle, { title })}
      isOpen={isOpen}
      onClose={close}
      isBusy={isBusy}
      width={460}
      {...(key ? {} : { okText: text.startExport, onOk: () => void start() })}
    >
      {fault && <Alert type="error" showIcon title={fault} role="alert" className="form-refusal" />}
      {task ? (
        <TaskProgress task={task} />
      ) : (
        <Form layout="vertical" component="div">
          <p>{text.exportLead}</p>
          <Form.Item label={text.reason} htmlFor="sheet-reason">
            <Input
              id="sheet-reason"
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Form.Item>
        </Form>
      )}
    </Dialog>
  )
}
