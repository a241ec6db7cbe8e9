import type { SheetCalls } from '@residency/contract/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Radio, Upload } from 'antd'
import { useEffect, useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { say, useText } from '../../platform/i18n.ts'
import { isBelow } from '../../platform/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { taskText } from './task.text.ts'
import { TaskProgress } from './task-progress.tsx'
import { TASK_PATHS, useTask } from './use-task.ts'

export type SheetDialogProps = { title: string; calls: SheetCalls; filters: object; isOpen: boolean; onClose: () => void }

const isSheet = ({ name }: File) => /\.(xlsx|csv)$/i.test(name)

/** Import: template, file, handling of wrong rows; then progress, the errors by cell, and the sheet with marked errors. */
export default function SheetImport({ title, calls, isOpen, onClose }: SheetDialogProps) {
  const text = useText(taskText)
  const [file, setFile] = useState<File | null>(null)
  const [mode, setMode] = useState<'all' | 'valid'>('all')
  const [fault, setFault] = useState<string | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [key, setKey] = useState<string | null>(null)
  const { data: task } = useTask(key)
  const client = useQueryClient()
  const isOver = Boolean(task?.finishedAt)
  // The import may affect any list.
  useEffect(
    () => void (isOver && client.invalidateQueries({ predicate: ({ queryKey }) => !isBelow(TASK_PATHS, queryKey[0]) })),
    [isOver, client],
  )
  // The field silently ignores dropped files of other types.
  const refuse = (files: readonly File[]) => setFault(files.some(isSheet) ? null : text.fileKind)
  const take = (chosen: File) => {
    refuse([chosen])
    if (!isSheet(chosen)) return Upload.LIST_IGNORE
    setFile(chosen)
    return false
  }
  const start = async () => {
    if (!file) return setFault(text.fileMissing)
    setFault(null)
    setSent(0)
    await call(calls.import, { mode }, { file: { blob: file, name: file.name }, quiet: true, onProgress: setSent }).then(
      (answer) => setKey(answer.key),
      (error: Error) => setFault(error.message),
    )
    setSent(null)
  }
  const close = () => {
    setFile(null)
    setKey(null)
    setFault(null)
    onClose()
  }
  const modes = (['all', 'valid'] as const).map((value) => ({ value, label: text.modes[value] }))
  const again = () => {
    setFile(null)
    setKey(null)
  }
  const isWrong = isOver && (task?.state === 'failed' || Boolean(task?.wrong))
  const ok = !key ? { okText: text.start, onOk: () => void start() } : isWrong ? { okText: text.again, onOk: again } : {}
  return (
    <Dialog title={say(text.importTitle, { title })} isOpen={isOpen} onClose={close} isBusy={sent !== null} {...ok}>
      {task ? (
        <TaskProgress task={task} />
      ) : (
        <>
          <p>
            {text.importLead}{' '}
            <Button type="link" size="small" onClick={() => void call(calls.template, {}).catch(() => {})}>
              {text.template}
            </Button>
          </p>
          {fault && <Alert type="error" showIcon title={fault} role="alert" className="form-refusal" />}
          <Form layout="vertical" component="div" requiredMark="optional">
            <Form.Item label={text.file} required>
              <Upload.Dragger
                accept=".xlsx,.csv"
                maxCount={1}
                fileList={file ? [{ uid: file.name, name: file.name }] : []}
                beforeUpload={take}
                onDrop={({ dataTransfer }) => refuse([...dataTransfer.files])}
                onRemove={() => setFile(null)}
              >
                {text.drop}
              </Upload.Dragger>
            </Form.Item>
            <Form.Item label={text.mode} required>
              <Radio.Group options={modes} value={mode} onChange={({ target }) => setMode(target.value)} />
            </Form.Item>
          </Form>
          {sent !== null && <p role="status">{say(text.uploading, { percent: Math.round(sent * 100) })}</p>}
        </>
      )}
    </Dialog>
  )
}
