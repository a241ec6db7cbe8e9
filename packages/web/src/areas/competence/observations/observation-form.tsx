import { LEVELS } from '@residency/contract/areas/competence/items/item.contract'
import {
  COMPLEXITIES,
  type Complexity,
  type ObservationChoices,
  type ObservedChoice,
} from '@residency/contract/areas/competence/observations/observation.contract'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import { addDays } from '@residency/contract/kernel/day'
import { Alert, Button, Form, Input } from 'antd'
import { useId, useRef, useState } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SearchSelect } from '../../../ui/choices/search-select.tsx'
import { ChipField } from './chip-field.tsx'
import { useAddObservation, useObservedTrainees } from './observation.queries.ts'
import { observationText } from './observation.text.ts'
import './observe.css'

type Props = {
  choices: ObservationChoices
  trainee: ObservedChoice | null
  onTrainee: (trainee: ObservedChoice) => void

  /** The next observation begins with the same trainee. */
  onSaved: () => void
}

/** One observation: trainee, item, help; complexity, day and a sentence may stay as they are. */
export function ObservationForm({ choices, trainee, onTrainee, onSaved }: Props) {
  const text = useText(observationText)
  const { fields, helps, complexities } = useText(observationWords)
  const [itemId, setItemId] = useState<number | null>(null)
  const [help, setHelp] = useState<number | null>(null)
  const [complexity, setComplexity] = useState<Complexity>('middle')
  const [remark, setRemark] = useState('')
  const [hasTried, setTried] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const remarkId = useId()
  const add = useAddObservation()
  const wordsOfDay = useDayWords()
  const [chosenDay, setDay] = useState<string | null>(null)
  const items = choices.items.filter(({ profession }) => profession === trainee?.profession)
  const item = items.find(({ id }) => id === itemId)
  const days = trainee?.days ?? []
  const day = days.find((one) => one === chosenDay) ?? days[0]

  const save = () => {
    if (!trainee || !item || !day || help === null) {
      setTried(true)
      requestAnimationFrame(() => goToMissing(panel.current))
      return
    }

    add.mutate(
      { traineeId: trainee.traineeId, itemId: item.id, help, complexity, remark, observedOn: day },
      {
        onSuccess: ({ observations }) => {
          toast.success(say(text.saved, { name: trainee.name, item: item.name, observations }))
          onSaved()
        },
      },
    )
  }

  /** The reason at a field that is not chosen yet, once it was tried to save. */
  const missing = (isMissing: boolean, reason: string) =>
    hasTried && isMissing ? { missing: reason } : {}

  return (
    <div className="panel observe" ref={panel}>
      {add.error && <Alert type="error" showIcon title={add.error.message} role="alert" />}
      <TraineeChoice
        choices={choices}
        trainee={trainee}
        onTrainee={onTrainee}
        {...missing(!trainee, text.traineeMissing)}
      />
      {trainee && (
        <ChipField
          label={fields.itemId}
          placeholder={text.chooseItem}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
          value={item?.id ?? null}
          onChange={setItemId}
          {...missing(!item, text.itemMissing)}
        />
      )}
      <ChipField
        label={fields.help}
        options={LEVELS.map((level) => ({
          value: level,
          label: helps[String(level) as keyof typeof helps],
          mark: level,
        }))}
        value={help}
        onChange={setHelp}
        {...missing(help === null, text.helpMissing)}
      />
      <ChipField
        label={fields.complexity}
        options={toChoices(COMPLEXITIES, complexities)}
        value={complexity}
        onChange={setComplexity}
      />
      {day && (
        <ChipField
          label={fields.observedOn}
          options={days.map((value) => ({ value, label: wordsOfDay(value) }))}
          value={day}
          onChange={setDay}
        />
      )}
      <div>
        <label htmlFor={remarkId}>
          {fields.remark} <span className="soft">{text.optional}</span>
        </label>
        <Input
          id={remarkId}
          value={remark}
          maxLength={200}
          placeholder={text.remarkHint}
          onChange={({ target }) => setRemark(target.value)}
        />
      </div>
      <div className="page-buttons">
        <Button type="primary" size="large" loading={add.isPending} onClick={save}>
          {text.save}
        </Button>
      </div>
    </div>
  )
}

/** The first field that is not chosen yet comes into view, with the keys on its first choice. */
function goToMissing(panel: HTMLElement | null) {
  const field = panel?.querySelector('.is-missing')
  field?.scrollIntoView({ block: 'center' })
  field?.querySelector('input')?.focus({ preventScroll: true })
}

type TraineeProps = Pick<Props, 'choices' | 'trainee' | 'onTrainee'> & { missing?: string }

/** The trainee: of a few all are there, of very many the server finds them by the words typed. */
function TraineeChoice({
  choices: { trainees, hasMore },
  trainee,
  onTrainee,
  ...reason
}: TraineeProps) {
  const text = useText(observationText)
  const { fields } = useText(observationWords)

  const found = hasMore && (
    <Form.Item noStyle>
      <SearchSelect
        aria-label={fields.traineeId}
        useFound={useObservedTrainees}
        placeholder={text.chooseTrainee}
        none={text.nobody}
        value={trainee?.traineeId ?? null}
        known={
          trainee
            ? [{ ...trainee, value: trainee.traineeId, label: trainee.name, note: trainee.number }]
            : []
        }
        onPick={(picked) => picked && onTrainee(picked)}
      />
    </Form.Item>
  )

  return (
    <ChipField
      label={fields.traineeId}
      placeholder={text.chooseTrainee}
      options={trainees.map((person) => ({
        value: person.traineeId,
        label: person.name,
        note: person.department,
      }))}
      value={trainee?.traineeId ?? null}
      onChange={(id) => onTrainee(trainees.find((one) => one.traineeId === id)!)}
      {...(found ? { more: found } : {})}
      {...reason}
    />
  )
}

/** A day in words: today, yesterday, or month and day. */
function useDayWords() {
  const text = useText(observationText)
  const today = todayInShanghai()

  const words: Readonly<Record<string, string>> = {
    [today]: text.today,
    [addDays(today, -1)]: text.yesterday,
  }

  return (day: string) => words[day] ?? day.slice(5)
}
