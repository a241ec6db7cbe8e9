import type { SheetCalls } from '@residency/contract/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Radio, Upload } from 'antd'
import { useEffect, useState } from 'react'
import { call } from '../../platform/calls/api-client.ts'
import { isBelow } from '../../platform/calls/queries.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { ChoiceInput } from '../../ui/choices/choice-input.tsx'
import { toChoices } from '../../ui/choices/choices.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { taskText } from './task.text.ts'
import { TaskProgress } from './task-progress.tsx'
import { TASK_PATHS, useTask } from './use-task.ts'

/**
 * What a sheet is imported into: the name its calls take it by, and what there is to choose. A
 * single one is chosen already.
 */
export type ImportInto = {
  name: string
  label: string
  missing: string
  options: readonly { value: string; label: string }[]
}

export type SheetDialogProps = {
  title: string
  calls: SheetCalls
  filters: object
  isOpen: boolean
  onClose: () => void
  into?: ImportInto
}

const isSheet = ({ name }: File) => /\.(xlsx|csv)$/i.test(name)

/**
 * Import: template, file, handling of wrong rows; then progress, the errors by cell, and the sheet
 * with marked errors.
 */
export default function SheetImport({ title, calls, isOpen, onClose, into }: SheetDialogProps) {
  const text = useText(taskText)
  const [file, setFile] = useState<File | null>(null)
  const [mode, setMode] = useState<'all' | 'valid'>('all')
  const [fault, setFault] = useState<string | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [key, setKey] = useState<string | null>(null)
  const [place, setPlace] = useState<string | undefined>()
  const chosen = place ?? (into?.options.length === 1 ? into.options[0]!.value : undefined)
  const isUnchosen = Boolean(into?.options.length) && chosen === undefined
  const placed = into && chosen !== undefined ? { [into.name]: chosen } : {}
  const { data: task } = useTask(key)
  const client = useQueryClient()
  const isOver = Boolean(task?.finishedAt)

  // The import may affect any list.
  useEffect(
    () =>
      void (
        isOver &&
        client.invalidateQueries({ predicate: ({ queryKey }) => !isBelow(TASK_PATHS, queryKey[0]) })
      ),
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

  const readTemplate = () => {
    if (isUnchosen) return setFault(into!.missing)
    void call(calls.template, placed).catch(() => {})
  }

  const start = async () => {
    if (isUnchosen) return setFault(into!.missing)
    if (!file) return setFault(text.fileMissing)

    setFault(null)
    setSent(0)

    await call(
      calls.import,
      { mode, ...placed },
      { file: { blob: file, name: file.name }, quiet: true, onProgress: setSent },
    ).then(
      (answer) => setKey(answer.key),
      (error: Error) => setFault(error.message),
    )

    setSent(null)
  }

  const choosePlace = (value: string | undefined) => {
    setPlace(value)
    setFault(null)
  }

  const close = () => {
    setPlace(undefined)
    setFile(null)
    setKey(null)
    setFault(null)
    onClose()
  }

  const modes = toChoices(['all', 'valid'], text.modes)

  const again = () => {
    setFile(null)
    setKey(null)
  }

  const isWrong = isOver && (task?.state === 'failed' || Boolean(task?.wrong))

  const chooseButtons = () => {
    if (!key) return { okText: text.start, onOk: () => void start() }

    return isWrong ? { okText: text.again, onOk: again } : {}
  }

  return (
    <Dialog
      title={say(text.importTitle, { title })}
      isOpen={isOpen}
      onClose={close}
      isBusy={sent !== null}
      {...chooseButtons()}
    >
      {task ? (
        <TaskProgress task={task} />
      ) : (
        <>
          <p>
            {text.importLead}{' '}
            <Button type="link" size="small" onClick={readTemplate}>
              {text.template}
            </Button>
          </p>
          {fault && (
            <Alert type="error" showIcon title={fault} role="alert" className="form-refusal" />
          )}
          <Form layout="vertical" component="div" requiredMark="optional">
            {into && into.options.length > 0 && (
              <Form.Item label={into.label} required>
                <ChoiceInput
                  value={chosen}
                  onChange={choosePlace}
                  options={into.options}
                  placeholder={into.missing}
                  aria-label={into.label}
                />
              </Form.Item>
            )}
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
              <Radio.Group
                options={modes}
                value={mode}
                onChange={({ target }) => setMode(target.value)}
              />
            </Form.Item>
          </Form>
          {sent !== null && (
            <p role="status">{say(text.uploading, { percent: Math.round(sent * 100) })}</p>
          )}
        </>
      )}
    </Dialog>
  )
}
