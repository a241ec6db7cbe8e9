import { Select } from 'antd'
import { useId, useState } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { DayInput } from '../../../ui/times/day-input.tsx'
import { OutboxStrip } from '../../accounts/accounts.public.ts'
import { useBedsideChoices } from './answer.queries.ts'
import { answerText } from './answer.text.ts'
import './bedside.css'
import { useOptionSearch } from '../../../ui/choices/use-option-search.ts'
import { BedsideForm } from './bedside-form.tsx'
import { type PostedEvaluation, useBedsideOutbox } from './use-bedside-outbox.ts'

/**
 * View key evaluate/bedside/index: a supervisor evaluates a trainee of theirs, without being asked.
 */
export default function BedsidePage() {
  const text = useText(answerText)
  const { data, error, refetch } = useBedsideChoices()
  const [traineeId, setTrainee] = useState<number | null>(null)
  const [formId, setForm] = useState<number | null>(null)
  const [day, setDay] = useState(todayInShanghai())
  const [refused, setRefused] = useState<PostedEvaluation | null>(null)
  const outbox = useBedsideOutbox()
  const search = useOptionSearch()
  const ids = { trainee: useId(), form: useId(), day: useId() }
  if (!data)
    return <Pending title={text.bedsideTitle} error={error} onRetry={() => void refetch()} />

  const trainee =
    data.trainees.find((one) => one.traineeId === traineeId) ??
    (data.trainees.length === 1 ? data.trainees[0] : undefined)
  const form = data.forms.find(({ id }) => id === formId)

  const choose = (id: number | null) => {
    setRefused(null)
    setForm(id)
  }

  const correct = (postedEvaluation: PostedEvaluation) => {
    setTrainee(postedEvaluation.traineeId)
    setDay(postedEvaluation.assessedOn ?? todayInShanghai())
    setRefused(postedEvaluation)
    setForm(postedEvaluation.templateId)
  }

  const people = data.trainees.map((trainee) => ({
    value: trainee.traineeId,
    label: say(text.traineeOption, { ...trainee }),
  }))

  return (
    <section>
      <PageHead title={text.bedsideTitle} lead={text.bedsideLead} />
      <OutboxStrip
        outbox={outbox}
        nameOf={(one) => `${one.trainee} · ${one.form}`}
        onCorrect={correct}
      />
      {people.length === 0 ? (
        <div className="panel list-message">{text.bedsideEmpty}</div>
      ) : (
        <div className="panel bedside-head">
          <label htmlFor={ids.trainee}>{text.trainee}</label>
          <Select
            id={ids.trainee}
            value={trainee?.traineeId}
            options={people}
            showSearch={search}
            onChange={setTrainee}
          />
          <label htmlFor={ids.form}>{text.form}</label>
          <Select
            id={ids.form}
            value={formId}
            placeholder={text.chooseForm}
            options={data.forms.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={choose}
          />
          <label htmlFor={ids.day}>{text.day}</label>
          <DayInput
            id={ids.day}
            value={day}
            max={todayInShanghai()}
            onChange={(value) => setDay(value ?? todayInShanghai())}
          />
        </div>
      )}
      {trainee && form && outbox.phase !== 'opening' && (
        <BedsideForm
          key={`${trainee.traineeId} ${form.id} ${refused?.key}`}
          trainee={trainee}
          form={form}
          day={day}
          outbox={outbox}
          refused={refused}
          onDone={() => choose(null)}
        />
      )}
    </section>
  )
}
