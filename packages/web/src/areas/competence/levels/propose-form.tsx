import { LEVELS } from '@residency/contract/areas/competence/items/item.contract'
import {
  type ProposalChoices,
  type ProposalForm,
  proposalForm,
} from '@residency/contract/areas/competence/levels/level.contract'
import { levelWords } from '@residency/contract/areas/competence/levels/text'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import { addDays, addMonths } from '@residency/contract/kernel/day'
import { Form } from 'antd'
import { useEffect, useState } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SearchSelect } from '../../../ui/choices/search-select.tsx'
import { DayField, Field, LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { isDecided } from './grant-tones.rules.ts'
import {
  useProposalChoices,
  useProposalEvidence,
  useProposalTrainees,
  useProposeLevel,
} from './level.queries.ts'
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
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      width={640}
      initial={choices ? {} : undefined}
    >
      {choices && <Fields choices={choices} />}
    </FormDialog>
  )
}

type ChosenTrainee = Pick<ProposalChoices['trainees'][number], 'traineeId' | 'profession'>

function Fields({ choices }: { choices: ProposalChoices }) {
  const text = useText(levelText)
  const { fields } = useText(levelWords)
  const { fields: observed } = useText(observationWords)
  const wordsOf = useLevelWords()
  const form = Form.useFormInstance<ProposalForm>()
  const itemId = Form.useWatch('itemId', form)
  const [trainee, setTrainee] = useState<ChosenTrainee | null>(null)
  const items = choices.items.filter(({ profession }) => profession === trainee?.profession)
  const item = items.find(({ id }) => id === itemId)
  const latest = item && addMonths(todayInShanghai(), item.validMonths)

  // the end that an item allows at most is proposed with it
  useEffect(() => {
    if (latest) form.setFieldValue('validUntil', latest)
  }, [form, latest])

  return (
    <>
      <Field name="traineeId" label={observed.traineeId} shape={shape.traineeId}>
        <SearchSelect
          useFound={useProposalTrainees}
          none={text.proposeNobody}
          onPick={setTrainee}
        />
      </Field>
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
        help={choices.twoFrom === null ? undefined : text.twoHelp}
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

/** What the proposal will rest on: the server says which observations it joins. */
function EvidenceNow(of: { traineeId: number; itemId: number }) {
  const text = useText(levelText)
  const { data } = useProposalEvidence(of)
  if (!data) return null

  return (
    <>
      <h3>{say(text.evidenceNow, { count: data.total })}</h3>
      {data.total > 0 ? (
        <ObservationLines rows={data.list} total={data.total} />
      ) : (
        <p className="soft">{text.noEvidenceNow}</p>
      )}
    </>
  )
}
