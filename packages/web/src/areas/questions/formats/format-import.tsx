import type { Category } from '@residency/contract/areas/questions/bank/category.contract'
import {
  FILE_PLACES,
  type FilePlaces,
  type FilePreview,
  importQuestionFile,
  QUESTION_FILE_EXTENSIONS,
} from '@residency/contract/areas/questions/formats/format.contract'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Form, Radio, TreeSelect, Upload } from 'antd'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { readAgain } from '../../../platform/calls/queries.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useTask } from '../../../screens/sheets/use-task.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useTreeSearch } from '../../../ui/choices/use-option-search.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { BANK_PATHS } from '../bank/bank.queries.ts'
import { choicesOf } from '../categories/category.rules.ts'
import { FilePreviewView } from './file-preview.tsx'
import { formatsText } from './formats.text.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { useFilePreview } from './use-file-preview.ts'

export type FormatImportProps = {
  isOpen: boolean
  categories: readonly Category[]
  chosen: string | undefined
  onClose: () => void
}

const isTaken = ({ name }: File) =>
  QUESTION_FILE_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))

/**
 * Where questions can go: by the file only if it names categories, into new ones only for those who
 * add some.
 */
function placesFor({ categories }: FilePreview, mayAdd: boolean): FilePlaces[] {
  const isOffered: Record<FilePlaces, boolean> = {
    one: true,
    file: categories.some(({ isKnown }) => isKnown),
    new: mayAdd && categories.some(({ isKnown }) => !isKnown),
  }

  return FILE_PLACES.filter((place) => isOffered[place])
}

/** The task of the started import. The question bank is read again when it is over. */
function useImportTask() {
  const [key, setKey] = useState<string | null>(null)
  const { data: task } = useTask(key)
  const client = useQueryClient()
  const isOver = Boolean(task?.finishedAt)

  useEffect(() => void (isOver && readAgain(client, BANK_PATHS)), [isOver, client])

  return { key, setKey, task, isOver }
}

/**
 * Import of a file in another format: the file, what is in it, the category; then progress and
 * outcome.
 */
export default function FormatImport({ isOpen, categories, chosen, onClose }: FormatImportProps) {
  const text = useText(formatsText)
  const { file, sent, preview, fault: unread, take, clear } = useFilePreview()
  const [picked, setPicked] = useState<number | null>(null)
  const [places, setPlaces] = useState<FilePlaces>('one')
  const [fault, setFault] = useState<string | null>(null)
  const [known, setKnown] = useState<'leave' | 'take'>('leave')
  const [isBusy, setBusy] = useState(false)
  const { key, setKey, task, isOver } = useImportTask()
  const search = useTreeSearch()
  const only = categories.length === 1 ? categories[0]!.id : null
  const filtered = categories.find(({ id }) => String(id) === chosen)?.id ?? null
  const category = picked ?? filtered ?? only
  const mayAdd = categories.find(({ id }) => id === category)?.actions.includes('addBelow') ?? false
  const offered = preview ? placesFor(preview, mayAdd) : []
  const place = offered.includes(places) ? places : 'one'

  const choose = (file: File) => {
    setFault(null)
    if (isTaken(file)) take(file)
    else clear(text.fileKind)

    return Upload.LIST_IGNORE
  }

  const start = async () => {
    if (!file || !preview) return setFault(text.fileMissing)
    if (category === null)
      return setFault(categories.length === 0 ? text.noCategory : text.categoryMissing)

    setFault(null)
    setBusy(true)

    const input = {
      categoryId: category,
      places: place,
      known,
      mode: preview.wrong > 0 ? ('valid' as const) : ('all' as const),
    }

    await call(importQuestionFile, input, {
      file: { blob: file, name: file.name },
      quiet: true,
    }).then(
      (answer) => setKey(answer.key),
      (error: Error) => setFault(error.message),
    )

    setBusy(false)
  }

  const again = () => {
    clear()
    setKnown('leave')
    setKey(null)
  }

  const close = () => {
    again()
    setFault(null)
    onClose()
  }

  const taken = preview && (known === 'take' ? preview.right : preview.right - preview.known)
  const startText =
    preview && say(preview.wrong > 0 ? text.startSome : text.start, { right: taken ?? 0 })

  const chooseButtons = () => {
    if (isOver) return { okText: text.again, onOk: again, closeText: text.done }
    if (key || taken === 0) return {}

    return { okText: startText ?? text.begin, onOk: () => void start() }
  }

  const sentence = fault ?? unread

  return (
    <Dialog
      title={text.title}
      isOpen={isOpen}
      onClose={close}
      isBusy={isBusy || sent !== null}
      width={640}
      {...chooseButtons()}
    >
      {task ? (
        <ImportOutcome task={task} />
      ) : (
        <>
          <p>{text.lead}</p>
          <details className="file-layout">
            <summary>{text.layout}</summary>
            <ul>
              {text.layoutLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
          {sentence && (
            <Alert type="error" showIcon title={sentence} role="alert" className="form-refusal" />
          )}
          <Form layout="vertical" component="div" requiredMark="optional">
            <Form.Item label={text.file} required>
              <Upload.Dragger
                accept={QUESTION_FILE_EXTENSIONS.join(',')}
                maxCount={1}
                fileList={file ? [{ uid: file.name, name: file.name }] : []}
                beforeUpload={choose}
                onRemove={() => clear()}
              >
                {text.drop}
              </Upload.Dragger>
            </Form.Item>
            {sent !== null && (
              <p role="status">
                {sent < 1 ? say(text.uploading, { percent: Math.round(sent * 100) }) : text.reading}
              </p>
            )}
            {preview && <FilePreviewView preview={preview} />}
            {preview && preview.known > 0 && (
              <Form.Item label={say(text.knownQuestions, { count: preview.known })} required>
                <Radio.Group
                  options={(['leave', 'take'] as const).map((value) => ({
                    value,
                    label: text.takeKnown[value],
                  }))}
                  value={known}
                  onChange={({ target }) => setKnown(target.value)}
                />
              </Form.Item>
            )}
            <Form.Item label={text.category} required htmlFor="format-category">
              <TreeSelect
                id="format-category"
                value={category}
                onChange={setPicked}
                treeData={choicesOf(categories, text.hospital)}
                placeholder={categories.length === 0 ? text.noCategory : text.categoryMissing}
                showSearch={search}
                treeDefaultExpandAll
              />
            </Form.Item>
            {offered.length > 1 && (
              <Form.Item label={text.places} required>
                <Radio.Group
                  vertical
                  options={toChoices(offered, text.placeOf)}
                  value={place}
                  onChange={({ target }) => setPlaces(target.value)}
                />
              </Form.Item>
            )}
          </Form>
        </>
      )}
    </Dialog>
  )
}
