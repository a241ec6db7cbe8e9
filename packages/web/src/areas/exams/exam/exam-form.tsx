import { EXAM_MODES, examForm, SHOWS } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { FormRail } from '../../../screens/form-rail/form-rail.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { useExam, useExamChoices, useSaveExam } from './exam.queries.ts'
import { examText } from './exam.text.ts'
import {
  type ExamFieldValues,
  newFieldValues,
  toExamForm,
  toFieldValues,
} from './exam-values.rules.ts'

const { shape } = examForm

/** `id`: the exam that is changed; null: a new one. */
export type ExamFormProps = {
  isOpen: boolean
  id: number | null
  onMade: (id: number) => void
  onClose: () => void
}

/** What an exam is: papers, window, rules, results. */
export default function ExamForm({ isOpen, id, onMade, onClose }: ExamFormProps) {
  const text = useText(examText)
  const choices = useExamChoices(isOpen).data
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useExam(opened).data)
  const save = useSaveExam()
  const fresh = newFieldValues(choices?.mayAll ? null : (choices?.bases[0]?.value ?? null))

  const submit = async (values: ExamFieldValues) => {
    const saved = await save.mutateAsync({
      ...toExamForm(values),
      id,
      version: known?.version ?? 0,
    })
    toast.success(id === null ? text.added : text.saved)
    if (id === null) onMade(saved.id)
  }

  const chooseInitial = () => {
    if (!choices) return undefined

    return id === null ? fresh : known && toFieldValues(known)
  }

  return (
    <FormDialog<ExamFieldValues>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={chooseInitial()}
      width={896}
    >
      <FormRail />
      <What />
      <Time />
      <Rules />
      <Results />
    </FormDialog>
  )
}

function What() {
  const text = useText(examText)
  const { fields } = useText(examWords)
  const { bases = [], papers = [], trains = [], mayAll = false } = useExamChoices(true).data ?? {}

  return (
    <>
      <h2>{text.groups.what}</h2>
      <TextField name="title" label={fields.title} shape={shape.title} maxLength={120} />
      <SelectField
        name="paperIds"
        label={fields.paperIds}
        options={papers}
        help={text.help.papers}
        isMultiple
        isOptional
      />
      <div className="form-columns">
        <SelectField
          name="baseId"
          label={fields.baseId}
          options={bases}
          isOptional={mayAll}
          help={mayAll ? text.all : undefined}
        />
        {trains.length > 0 && (
          <SelectField
            name="trainId"
            label={fields.trainId}
            options={trains}
            help={text.help.train}
            isOptional
          />
        )}
      </div>
      <LongTextField
        name="note"
        label={fields.note}
        shape={shape.note}
        maxLength={2000}
        rows={2}
        isOptional
      />
    </>
  )
}

function Time() {
  const text = useText(examText)
  const { fields, examModes } = useText(examWords)
  const modes = toChoices(EXAM_MODES, examModes)

  return (
    <>
      <h2>{text.groups.time}</h2>
      <div className="form-columns">
        <MomentField
          name="opensAt"
          label={fields.opensAt}
          edge="start"
          shape={shape.opensAt}
          help={text.help.window}
        />
        <MomentField name="closesAt" label={fields.closesAt} edge="end" shape={shape.closesAt} />
        <WholeNumberField name="minutes" label={fields.minutes} shape={shape.minutes} max={600} />
        <SelectField name="mode" label={fields.mode} options={modes} />
      </div>
    </>
  )
}

function Rules() {
  const text = useText(examText)
  const { fields } = useText(examWords)
  const words = { on: text.yes, off: text.no }

  return (
    <>
      <h2>{text.groups.rules}</h2>
      <div className="form-columns">
        <WholeNumberField name="attempts" label={fields.attempts} shape={shape.attempts} max={10} />
        <WholeNumberField
          name="graceSeconds"
          label={fields.graceSeconds}
          shape={shape.graceSeconds}
          help={text.help.grace}
          max={600}
        />
        <SwitchField name="shufflesQuestions" label={fields.shufflesQuestions} {...words} />
        <SwitchField name="shufflesOptions" label={fields.shufflesOptions} {...words} />
        <SwitchField name="keepsDevice" label={fields.keepsDevice} {...words} />
      </div>
    </>
  )
}

function Results() {
  const text = useText(examText)
  const { fields, examShows } = useText(examWords)
  const isTwice = Form.useWatch('marksTwice') === 1
  const shows = toChoices(SHOWS, examShows)

  return (
    <>
      <h2>{text.groups.results}</h2>
      <div className="form-columns">
        <SwitchField name="marksTwice" label={fields.marksTwice} on={text.yes} off={text.no} />
        {isTwice && (
          <WholeNumberField
            name="marksApart"
            label={fields.marksApart}
            shape={shape.marksApart}
            help={text.help.apart}
            max={100}
          />
        )}
        <SelectField name="shows" label={fields.shows} options={shows} />
        <MomentField
          name="releaseAt"
          label={fields.releaseAt}
          edge="end"
          help={text.help.release}
          isOptional
        />
      </div>
    </>
  )
}
