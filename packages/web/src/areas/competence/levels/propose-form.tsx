import { LEVELS } from '@residency/contract/areas/competence/items/item.contract'
import {
  type ProposalForm,
  proposalForm,
} from '@residency/contract/areas/competence/levels/level.contract'
import { levelWords } from '@residency/contract/areas/competence/levels/text'
import type { CompetenceChoices } from '@residency/contract/areas/competence/observations/observation.contract'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import { addDays, addMonths } from '@residency/contract/kernel/day'
import { Form } from 'antd'
import { useEffect } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { isDecided } from './grant-tones.rules.ts'
import { useObservations, useProposalChoices, useProposeLevel } from './level.queries.ts'
import { levelText } from './level.text.ts'
import { useLevelWords } from './level-scale.tsx'
import { ObservationLines } from './observation-lines.tsx'

export type ProposeFormProps = { isOpen: boolean; onClose: () => void }
const { shape } = proposalForm

/** Proposes a level; who may decide alone grants it at once. */
export default function ProposeForm({ isOpen, onClose }: ProposeFormProps) {
  const text = useText(levelText)
  const propose = useProposeLevel()
  const choices = useProposalChoices().data

  const submit = async (values: ProposalForm) => {
    const { state } = await propose.mutateAsync(values)
    toast.success(isDecided(state) ? text.grantedDone : text.proposedDone)
  }

  return (
    <FormDialog<ProposalForm>
      title={text.propose}
      okText={text.proposeOk}
      {...{ isOpen, onClose, submit }}
      width={640}
      initial={choices ? {} : undefined}
    >
      {choices && <Fields choices={choices} />}
    </FormDialog>
  )
}

function Fields({ choices }: { choices: CompetenceChoices }) {
  const text = useText(levelText)
  const { fields } = useText(levelWords)
  const { fields: observed } = useText(observationWords)
  const wordsOf = useLevelWords()
  const form = Form.useFormInstance<ProposalForm>()
  const traineeId = Form.useWatch('traineeId', form)
  const itemId = Form.useWatch('itemId', form)
  const trainee = choices.trainees.find((person) => person.traineeId === traineeId)
  const items = choices.items.filter(({ profession }) => profession === trainee?.profession)
  const item = items.find(({ id }) => id === itemId)
  const latest = item && addMonths(todayInShanghai(), item.validMonths)

  // the end that an item allows at most is proposed with it
  useEffect(() => {
    if (latest) form.setFieldValue('validUntil', latest)
  }, [form, latest])

  return (
    <>
      <SelectField
        name="traineeId"
        label={observed.traineeId}
        shape={shape.traineeId}
        options={choices.trainees.map((one) => ({
          value: one.traineeId,
          label: `${one.name} ${one.number} · ${one.department}`,
        }))}
      />
      <SelectField
        name="itemId"
        label={observed.itemId}
        shape={shape.itemId}
        options={items.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="level"
        label={fields.level}
        shape={shape.level}
        help={text.twoHelp}
        options={LEVELS.map((level) => ({
          value: level,
          label: `${say(text.levelOf, { level })} · ${wordsOf(level)}`,
        }))}
      />
      <DayField
        name="validUntil"
        label={fields.validUntil}
        shape={shape.validUntil}
        min={addDays(todayInShanghai(), 1)}
        {...(latest ? { max: latest } : {})}
        help={item && say(text.untilHelp, { months: item.validMonths })}
      />
      <LongTextField
        name="basis"
        label={fields.basis}
        shape={shape.basis}
        help={text.basisHelp}
        maxLength={500}
        rows={3}
      />
      {trainee && item && <EvidenceNow traineeId={trainee.traineeId} itemId={item.id} />}
    </>
  )
}

/** What the proposal will rest on. */
function EvidenceNow(of: { traineeId: number; itemId: number }) {
  const text = useText(levelText)
  const rows = useObservations(of).data?.list

  return (
    <>
      <h3>{text.evidenceNow}</h3>
      {rows?.length ? (
        <ObservationLines rows={rows} />
      ) : (
        <p className="soft">{text.noObservations}</p>
      )}
    </>
  )
}
