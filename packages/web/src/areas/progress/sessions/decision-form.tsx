import { DeleteOutlined } from '@ant-design/icons'
import {
  type BeginSituation,
  beginSituation,
  decisionForm,
  OUTCOMES,
  type Outcome,
  type Packet,
  SITUATION_KINDS_BEGUN,
} from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { Button, Form, Input, Select } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, LongTextField, type Option, SelectField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { DayInput } from '../../../ui/times/day-input.tsx'
import { useRecordDecision } from './session.queries.ts'
import { neededRule } from './session.rules.ts'
import { sessionText } from './session.text.ts'

export type DecisionFormProps = { isOpen: boolean; packet: Packet; onClose: () => void }

type Goal = { goal: string; measure: string; ownerId: number; dueOn: string }

type Values = {
  outcome: Outcome
  reason?: string | null
  participants: number[]
  goals?: Goal[]
  stays?: number[]
  kind?: BeginSituation['kind']
  startsOn?: string | null
  endsOn?: string | null
  months?: number | null
  measure?: BeginSituation['measure']
  leavesOn?: string | null
}

const { shape } = decisionForm

const situationOf = (values: Values): BeginSituation | null =>
  values.outcome === 'specialSituation' && values.kind
    ? {
        kind: values.kind,
        startsOn: values.startsOn ?? null,
        endsOn: values.endsOn ?? null,
        months: values.months ?? null,
        measure: values.measure ?? null,
      }
    : null

/** What the form begins with: the decision that is corrected, or who may take part. */
function initialOf({ decision, members }: Packet): Partial<Values> {
  const able = members.filter(({ mayDecide }) => mayDecide).map(({ userId }) => userId)
  if (!decision) return { participants: able, goals: [], stays: [] }

  return {
    outcome: decision.outcome,
    reason: decision.reason,
    participants: decision.participants.map(({ userId }) => userId),
    goals: (decision.plan?.goals ?? []).map(({ goal, measure, ownerId, dueOn }) => ({
      goal,
      measure,
      ownerId,
      dueOn,
    })),
    stays: decision.stays,
    ...decision.situation,
    leavesOn: decision.leavesOn,
  }
}

/** Records a decision, or corrects it until the session is closed. */
export default function DecisionForm({ isOpen, packet: latestPacket, onClose }: DecisionFormProps) {
  const packet = useFirstRead(isOpen, latestPacket)!
  const text = useText(sessionText)
  const record = useRecordDecision()

  const submit = async (values: Values) => {
    await record.mutateAsync({
      id: packet.id,
      outcome: values.outcome,
      reason: values.reason ?? null,
      participants: values.participants,
      goals: values.outcome === 'supportPlan' ? (values.goals ?? []) : [],
      stays: values.outcome === 'repeatStays' ? (values.stays ?? []) : [],
      situation: situationOf(values),
      leavesOn: values.outcome === 'end' ? (values.leavesOn ?? null) : null,
      version: packet.decision?.version ?? null,
    })

    toast.success(text.recorded)
  }

  return (
    <FormDialog<Values>
      title={`${packet.decision ? text.correct : text.decide} · ${packet.name}`}
      width={760}
      initial={initialOf(packet)}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <DecisionFields packet={packet} />
    </FormDialog>
  )
}

function DecisionFields({ packet }: { packet: Packet }) {
  const text = useText(sessionText)
  const { fields, outcomes } = useText(sessionWords)
  const outcome = Form.useWatch<Outcome | undefined>('outcome')
  const needed = [neededRule(text.needed)]

  const members = packet.members
    .filter(({ mayDecide }) => mayDecide)
    .map(({ userId, name }) => ({ value: userId, label: name }))

  return (
    <>
      <SelectField
        name="outcome"
        label={fields.outcome}
        shape={shape.outcome}
        options={toChoices(OUTCOMES, outcomes)}
      />
      <LongTextField
        name="reason"
        label={fields.reason}
        help={text.reasonHelp}
        maxLength={1000}
        isOptional={outcome === 'asExpected'}
        rules={outcome === 'asExpected' ? [] : needed}
      />
      {outcome === 'supportPlan' && <Goals owners={packet.owners} />}
      {outcome === 'repeatStays' && (
        <SelectField
          name="stays"
          label={fields.stays}
          isMultiple
          options={packet.facts.stays.map(({ id, department, startsOn }) => ({
            value: id,
            label: `${department} · ${startsOn}`,
          }))}
        />
      )}
      {outcome === 'specialSituation' && <SituationFields />}
      {outcome === 'end' && <DayField name="leavesOn" label={fields.leavesOn} rules={needed} />}
      <SelectField
        name="participants"
        label={fields.participants}
        shape={shape.participants}
        isMultiple
        options={members}
      />
    </>
  )
}

function SituationFields() {
  const text = useText(sessionText)
  const words = useText(sessionWords)
  const { fields } = words
  const kind = Form.useWatch<BeginSituation['kind'] | undefined>('kind')
  const needed = [neededRule(text.needed)]
  const { warning, seriousWarning, demerit, probation } = words.measures
  const measures = { warning, seriousWarning, demerit, probation }

  return (
    <>
      <SelectField
        name="kind"
        label={fields.kind}
        rules={needed}
        options={toChoices(SITUATION_KINDS_BEGUN, words.situations)}
      />
      {kind === 'extension' && (
        <WholeNumberField
          name="months"
          label={fields.months}
          shape={beginSituation.shape.months}
          max={36}
        />
      )}
      {kind === 'discipline' && (
        <>
          <SelectField
            name="measure"
            label={fields.measure}
            rules={needed}
            options={Object.entries(measures).map(([value, label]) => ({ value, label }))}
          />
          <DayField name="startsOn" label={fields.startsOn} rules={needed} />
          <DayField name="endsOn" label={fields.endsOn} isOptional />
        </>
      )}
    </>
  )
}

function Goals({ owners }: { owners: readonly Option[] }) {
  const text = useText(sessionText)
  const { fields } = useText(sessionWords)

  return (
    <>
      <h2>{fields.goals}</h2>
      <Form.List name="goals">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <GoalFields key={key} at={name} owners={owners} onRemove={() => remove(name)} />
            ))}
            <Button className="progress-add" onClick={() => add({})}>
              {text.addGoal}
            </Button>
          </>
        )}
      </Form.List>
    </>
  )
}

type GoalProps = { at: number; owners: readonly Option[]; onRemove: () => void }

function GoalFields({ at, owners, onRemove }: GoalProps) {
  const text = useText(sessionText)
  const { fields } = useText(sessionWords)
  const needed = [{ required: true, message: text.needed }]

  return (
    <div className="progress-goal">
      <Form.Item className="is-wide" name={[at, 'goal']} label={fields.goal} rules={needed}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        className="is-wide"
        name={[at, 'measure']}
        label={text.measureOfGoal}
        rules={needed}
      >
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} maxLength={500} />
      </Form.Item>
      <Form.Item name={[at, 'ownerId']} label={fields.ownerId} rules={needed}>
        <Select options={[...owners]} />
      </Form.Item>
      <Form.Item name={[at, 'dueOn']} label={fields.dueOn} rules={needed}>
        <DayInput />
      </Form.Item>
      <IconButton label={text.removeGoal} icon={<DeleteOutlined />} onClick={onRemove} />
    </div>
  )
}
