import { type Lesson, outlineForm } from '@residency/contract/areas/courses/course/course.contract'
import { Form } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { useFileService } from '../../files/files.public.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { courseText } from '../course/course.text.ts'
import { lengthOfVideo } from './use-video-length.ts'

const USUAL_READING = 60
const { shape } = outlineForm.shape.chapters.element.shape.lessons.element
type Values = { title: string; files: StoredFile[]; seconds: number }

export type LessonFormProps = {
  isOpen: boolean
  onClose: () => void
  onAdd: (lesson: Omit<Lesson, 'id'>) => void
}

const kindOf = (file: StoredFile | undefined) =>
  file?.view === 'video' || file?.view === 'audio' ? 'video' : 'document'

/** Adds a lesson to a chapter: its file, its name and how long it is. */
export default function LessonForm({ isOpen, onClose, onAdd }: LessonFormProps) {
  const { outline: text } = useText(courseText)

  const submit = async ({ title, files, seconds }: Values) => {
    const file = files[0]!
    onAdd({ title, seconds, kind: kindOf(file), file })
  }

  return (
    <FormDialog<Values>
      title={text.lessonTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{ files: [] }}
      okText={text.add}
      width={560}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const { outline: text } = useText(courseText)
  const { addressOf } = useFileService('course')
  const form = Form.useFormInstance<Values>()
  const file = (Form.useWatch('files', form) as StoredFile[] | undefined)?.[0]
  const [isReading, setReading] = useState(false)
  const kind = kindOf(file)

  useEffect(() => {
    if (!file) return
    if (!form.getFieldValue('title')) form.setFieldValue('title', file.name.replace(/\.\w+$/, ''))
    if (kind === 'document') return form.setFieldValue('seconds', USUAL_READING)

    let isCurrent = true
    setReading(true)

    addressOf(file)
      .then(lengthOfVideo)
      .then((seconds) => isCurrent && form.setFieldValue('seconds', seconds))
      .catch(() => {}) // The length is typed then.
      .finally(() => isCurrent && setReading(false))

    return () => {
      isCurrent = false
    }
  }, [file, kind, form, addressOf])

  return (
    <>
      <FilesField name="files" label={text.file} purpose="course" max={1} help={text.fileHelp} />
      <TextField name="title" label={text.lesson} shape={shape.title} maxLength={120} />
      <WholeNumberField
        name="seconds"
        label={kind === 'video' ? text.videoSeconds : text.minutesToRead}
        shape={shape.seconds}
        max={36_000}
        {...(isReading ? { help: text.reading } : {})}
      />
    </>
  )
}
