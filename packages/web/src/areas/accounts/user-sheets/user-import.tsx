import {
  downloadImportResult,
  downloadUserTemplate,
  type importUsersWithSheet,
} from '@residency/contract/areas/accounts/user-sheets/user-sheet.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { Alert, Button, Form, Radio, TreeSelect, Upload } from 'antd'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { ask } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { UnreadColumns } from '../../../screens/sheets/unread-columns.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useClear } from '../../../ui/fields/use-clear.tsx'
import '../accounts.css'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useDepartmentOptions } from '../department-options.public.ts'
import { useImportUsers } from './user-sheet.queries.ts'
import { userSheetText } from './user-sheet.text.ts'

type Result = AnswerOf<typeof importUsersWithSheet>
type Props = { isOpen: boolean; onClose: () => void }

/**
 * Import: template, file, department, handling of wrong rows; then errors by row and column, and
 * the sheet of one-time passwords.
 */
export function UserImport({ isOpen, onClose }: Props) {
  const text = useText(userSheetText)
  const clear = useClear()
  const [file, setFile] = useState<File | null>(null)
  const [deptId, setDept] = useState<number>()
  const [mode, setMode] = useState<'all' | 'valid'>('all')
  const [fault, setFault] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [isTaken, setTaken] = useState(false)
  const departments = useDepartmentOptions()
  const run = useImportUsers()

  /** One-time passwords of new accounts can be downloaded once: closing without it is confirmed. */
  const mayLeave = async () =>
    !result?.created ||
    isTaken ||
    ask({
      title: text.leaveResult,
      content: text.leaveResultContent,
      okText: text.leaveAnyway,
      danger: true,
    })

  const close = async () => {
    if (!(await mayLeave())) return

    setFile(null)
    setResult(null)
    setFault(null)
    onClose()
  }

  const start = async () => {
    if (!file) return setFault(text.fileMissing)
    if (!(await mayLeave())) return

    setFault(null)

    try {
      setResult(await run.mutateAsync({ file, mode, deptId }))
      setTaken(false)
    } catch (error) {
      setFault((error as Error).message)
    }
  }

  const modes = toChoices(['all', 'valid'], text.importModes)

  return (
    <Dialog
      title={text.importTitle}
      isOpen={isOpen}
      onClose={() => void close()}
      okText={text.importStart}
      isBusy={run.isPending}
      {...(result?.failed === 0 ? {} : { onOk: () => void start() })}
    >
      <p>
        {text.importLead}{' '}
        <Button
          type="link"
          size="small"
          onClick={() => void call(downloadUserTemplate, {}).catch(() => {})}
        >
          {text.template}
        </Button>
      </p>
      {fault && <Alert type="error" showIcon title={fault} role="alert" className="form-refusal" />}
      <Form layout="vertical" component="div">
        <Form.Item label={text.chooseFile} required>
          <Upload.Dragger
            accept=".xlsx"
            maxCount={1}
            fileList={file ? [{ uid: file.name, name: file.name }] : []}
            beforeUpload={async (chosen) => {
              if (await mayLeave()) {
                setFile(chosen)
                setResult(null)
              }

              return false
            }}
            onRemove={() => setFile(null)}
          >
            {text.chooseFile}
          </Upload.Dragger>
        </Form.Item>
        <Form.Item label={text.importDept}>
          <TreeSelect
            treeData={departments.data}
            value={deptId}
            onChange={setDept}
            allowClear={clear}
            treeDefaultExpandAll
            aria-label={text.importDept}
          />
        </Form.Item>
        <Form.Item label={text.importMode}>
          <Radio.Group
            options={modes}
            value={mode}
            onChange={({ target }) => setMode(target.value)}
          />
        </Form.Item>
      </Form>
      {result && <ImportResult result={result} isTaken={isTaken} onTaken={() => setTaken(true)} />}
    </Dialog>
  )
}

function ImportResult({
  result,
  isTaken,
  onTaken,
}: {
  result: Result
  isTaken: boolean
  onTaken: () => void
}) {
  const text = useText(userSheetText)
  const { created, changed, unchanged, failed, resultKey: key } = result
  return (
    <div role="status">
      <Alert
        type={failed ? 'warning' : 'success'}
        showIcon
        title={say(text.importDone, { created, changed, unchanged, failed })}
      />
      <UnreadColumns sentences={result.unread} />
      {result.errors.length > 0 && (
        <>
          <h3>{text.importErrors}</h3>
          <ul className="import-errors">
            {result.errors.slice(0, 200).map((error) => (
              <li key={`${error.row}-${error.column}-${error.message}`}>
                {say(text.importErrorLine, error)}
              </li>
            ))}
          </ul>
        </>
      )}
      {key && (
        <Button
          disabled={isTaken}
          onClick={() => void call(downloadImportResult, { key }).then(onTaken, () => {})}
        >
          {created > 0 ? text.importResultOnce : text.importResult}
        </Button>
      )}
    </div>
  )
}
