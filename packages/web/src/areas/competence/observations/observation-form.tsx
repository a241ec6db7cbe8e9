import { LEVELS } from '@residency/contract/areas/competence/items/item.contract'
import {
  COMPLEXITIES,
  type CompetenceChoices,
  type Complexity,
} from '@residency/contract/areas/competence/observations/observation.contract'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import { Alert, Button, Input } from 'antd'
import { useId, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ChipField } from './chip-field.tsx'
import { useAddObservation } from './observation.queries.ts'
import { observationText } from './observation.text.ts'
import './observe.css'

type Props = {
  choices: CompetenceChoices
  traineeId: number | null
  onTrainee: (id: number) => void
  /** The next observation begins with the same trainee. */
  onSaved: () => void
}

/** One observation: trainee, item, help; complexity and a sentence may stay as they are. */
export function ObservationForm({ choices, traineeId, onTrainee, onSaved }: Props) {
  const text = useText(observationText)
  const { fields, helps, complexities } = useText(observationWords)
  const [itemId, setItemId] = useState<number | null>(null)
  const [help, setHelp] = useState<number | null>(null)
  const [complexity, setComplexity] = useState<Complexity>('middle')
  const [remark, setRemark] = useState('')
  const remarkId = useId()
  const add = useAddObservation()
  const trainee = choices.trainees.find((person) => person.traineeId === traineeId)
  const items = choices.items.filter(({ profession }) => profession === trainee?.profession)
  const item = items.find(({ id }) => id === itemId)

  const people = choices.trainees.map((person) => ({
    value: person.traineeId,
    label: person.name,
    note: person.department,
  }))

  const save = () => {
    if (!trainee || !item || help === null) return

    add.mutate(
      { traineeId: trainee.traineeId, itemId: item.id, help, complexity, remark, observedOn: null },
      {
        onSuccess: ({ observations }) => {
          toast.success(say(text.saved, { name: trainee.name, item: item.name, observations }))
          onSaved()
        },
      },
    )
  }

  return (
    <div className="panel observe">
      {add.error && <Alert type="error" showIcon title={add.error.message} role="alert" />}
      <ChipField
        label={fields.traineeId}
        placeholder={text.chooseTrainee}
        options={people}
        value={traineeId}
        onChange={onTrainee}
      />
      {trainee && (
        <ChipField
          label={fields.itemId}
          placeholder={text.chooseItem}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
          value={item?.id ?? null}
          onChange={setItemId}
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
      />
      <ChipField
        label={fields.complexity}
        options={COMPLEXITIES.map((value) => ({ value, label: complexities[value] }))}
        value={complexity}
        onChange={setComplexity}
      />
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
        <Button
          type="primary"
          size="large"
          loading={add.isPending}
          disabled={!trainee || !item || help === null}
          onClick={save}
        >
          {text.save}
        </Button>
      </div>
    </div>
  )
}
