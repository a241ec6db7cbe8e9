import {
  type HolidayFile,
  type HolidayYear,
  holidayFile,
} from '@residency/contract/areas/settings/holidays/holiday.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import { issueSentence } from '@residency/contract/kernel'
import { Alert, Button, Checkbox, Form, Radio } from 'antd'
import { useId, useRef, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { currentLanguage, say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'

import { useImportShipped, useImportYear, versionOf } from './holiday.queries.ts'
import { holidayText } from './holiday.text.ts'

type Props = {
  year: HolidayYear
  isOpen: boolean
  onClose: () => void
  onImported: (year: number) => void
}

type HolidayFileChoice = { name: string; file: HolidayFile }

/** Imports a published year: from the data shipped with this installation, or from a file. */
export function ImportYear({ year, isOpen, onClose, onImported }: Props) {
  const text = useText(holidayText)
  const [from, setFrom] = useState<'shipped' | 'upload'>(
    year.shipped === 'published' ? 'shipped' : 'upload',
  )
  const [chosen, setChosen] = useState<HolidayFileChoice | null>(null)
  const [keepEdits, setKeepEdits] = useState(true)
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const upload = useImportYear()
  const shipped = useImportShipped()

  const read = async (file: File | undefined) => {
    if (!file) return

    setChosen(null)
    setFault(null)

    try {
      setChosen({ name: file.name, file: fileOf(await file.text(), text.notJson) })
    } catch (error) {
      setFault(say(text.fileWrong, { reason: (error as Error).message }))
    }
  }

  const run = async () => {
    if (from === 'upload' && !chosen) return setFault(text.fileMissing)

    setFault(null)

    try {
      const done =
        from === 'upload'
          ? await upload.mutateAsync({
              file: chosen!.file,
              keepEdits,
              // A file may be of another year than the shown one; its version is not known yet.
              version:
                chosen!.file.year === year.year ? year.version : await versionOf(chosen!.file.year),
            })
          : await shipped.mutateAsync({ year: year.year, keepEdits, version: year.version })

      toast.success(say(text.imported, { year: done.year, count: done.days.length }))
      onImported(done.year)
    } catch (error) {
      setFault((error as Error).message)
    }
  }

  const shippedWords = {
    published: text.shipped,
    unpublished: text.shippedEmpty,
    none: text.shippedNone,
  }[year.shipped ?? 'none']

  return (
    <Dialog
      title={text.importTitleAny}
      isOpen={isOpen}
      onClose={onClose}
      okText={text.import}
      isBusy={upload.isPending || shipped.isPending}
      onOk={() => void run()}
    >
      {fault && <Alert type="error" showIcon title={fault} role="alert" className="form-refusal" />}
      <Form layout="vertical" component="div">
        <Form.Item label={<span id={id}>{text.importFrom}</span>} required>
          <Radio.Group
            aria-labelledby={id}
            className="radio-lines"
            value={from}
            onChange={({ target }) => setFrom(target.value as typeof from)}
          >
            <Radio value="shipped" disabled={year.shipped !== 'published'}>
              {say(shippedWords, { year: year.year })}
            </Radio>
            <Radio value="upload">{text.upload}</Radio>
          </Radio.Group>
        </Form.Item>
        {from === 'upload' && (
          <Form.Item extra={text.uploadHelp}>
            <Button onClick={() => input.current?.click()}>{text.choose}</Button>{' '}
            {chosen && (
              <span>
                {say(text.chosen, {
                  name: chosen.name,
                  year: chosen.file.year,
                  count: chosen.file.days.length,
                })}
              </span>
            )}
            <input
              ref={input}
              type="file"
              accept=".json,application/json"
              hidden
              aria-label={text.choose}
              onChange={({ target }) => void read(target.files?.[0])}
            />
          </Form.Item>
        )}
        <Form.Item extra={text.keepEditsHelp}>
          <Checkbox checked={keepEdits} onChange={({ target }) => setKeepEdits(target.checked)}>
            {text.keepEdits}
          </Checkbox>
        </Form.Item>
      </Form>
    </Dialog>
  )
}

/** Validates a file before it is sent, with the contract's messages. */
function fileOf(content: string, notJson: string): HolidayFile {
  let value: unknown

  try {
    value = JSON.parse(content)
  } catch {
    throw new Error(notJson)
  }

  const read = holidayFile.safeParse(value)
  if (read.success) return read.data

  const fault = { ...read.error.issues[0]!, input: value }

  throw new Error(issueSentence({ settings: settingsWords }, currentLanguage(), fault))
}
