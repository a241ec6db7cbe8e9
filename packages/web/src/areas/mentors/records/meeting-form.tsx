import {
  type Meeting,
  meetingForm,
} from '@residency/contract/areas/mentors/records/meeting.contract'
import type { GuidedTrainee } from '@residency/contract/areas/mentors/records/relation.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { Button, Form } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { untilToday } from '../../../ui/times/day-shape.ts'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { meetingText } from './meeting.text.ts'
import { useCorrectMeeting, useLogMeeting } from './record.queries.ts'

type Values = {
  relationIds: number[]
  taskId: number | null
  metOn: string
  topic: string
  content: string
  files: StoredFile[]
}

export type MeetingFormProps = {
  isOpen: boolean
  trainees: readonly GuidedTrainee[]
  topics: readonly string[]

  /** Relations chosen already. */
  preset: readonly number[]

  /** The disputed meeting that is corrected; null: a new one. */
  corrected: Meeting | null
  onClose: () => void
}

const { shape } = meetingForm

/** Logs a meeting with one or several trainees, or corrects a disputed one. */
export default function MeetingForm({
  isOpen,
  trainees,
  topics,
  preset,
  corrected,
  onClose,
}: MeetingFormProps) {
  const { form: text } = useText(meetingText)
  const log = useLogMeeting()
  const correct = useCorrectMeeting()

  const submit = async ({ files, relationIds, taskId, ...values }: Values) => {
    const facts = {
      ...values,
      taskId: taskId ?? null,
      files: files.map(({ filePath }) => filePath),
    }
    if (corrected)
      await correct.mutateAsync({ ...facts, id: corrected.id, version: corrected.version })
    else await log.mutateAsync({ ...facts, relationIds })

    toast.success(text.saved)
  }

  const chosen =
    preset.length > 0 || trainees.length !== 1 ? [...preset] : trainees.map(({ id }) => id)
  const initial = corrected ?? { relationIds: chosen, metOn: todayInShanghai(), files: [] }

  return (
    <FormDialog<Values>
      title={corrected ? text.correct : text.title}
      isOpen={isOpen}
      onClose={onClose}
      initial={initial}
      submit={submit}
      okText={text.submit}
      width={640}
    >
      <Fields trainees={trainees} topics={topics} corrected={corrected} />
    </FormDialog>
  )
}

function Fields({
  trainees,
  topics,
  corrected,
}: Pick<MeetingFormProps, 'trainees' | 'topics' | 'corrected'>) {
  const { form: text } = useText(meetingText)
  const { fields } = useText(recordWords)
  const form = Form.useFormInstance<Values>()
  const chosen = Form.useWatch('relationIds', form) ?? []
  const of = corrected ? trainees : trainees.filter(({ id }) => chosen.includes(id))
  const tasks = new Map([...of.flatMap((one) => one.tasks)].map(({ id, name }) => [id, name]))
  if (corrected?.taskId) tasks.set(corrected.taskId, corrected.task ?? '')

  return (
    <>
      {!corrected && (
        <SelectField
          name="relationIds"
          label={fields.relationIds}
          isMultiple
          options={trainees.map(({ id, name }) => ({ value: id, label: name }))}
          shape={shape.relationIds}
        />
      )}
      <DayField name="metOn" label={fields.metOn} shape={shape.metOn} {...untilToday()} />
      <TextField name="topic" label={fields.topic} shape={shape.topic} maxLength={100} />
      {topics.length > 0 && (
        <div className="topic-chips" role="group" aria-label={text.topics}>
          {topics.map((topic) => (
            <Button
              key={topic}
              size="small"
              shape="round"
              onClick={() => form.setFieldValue('topic', topic)}
            >
              {topic}
            </Button>
          ))}
        </div>
      )}
      <LongTextField
        name="content"
        label={fields.content}
        help={text.contentHelp}
        shape={shape.content}
        maxLength={2000}
      />
      {tasks.size > 0 && (
        <SelectField
          name="taskId"
          label={fields.taskId}
          isOptional
          options={[...tasks].map(([value, label]) => ({ value, label }))}
          help={text.noTask}
        />
      )}
      <FilesField
        name="files"
        label={fields.files}
        purpose="proof"
        max={9}
        help={text.filesHelp}
        isOptional
      />
    </>
  )
}
