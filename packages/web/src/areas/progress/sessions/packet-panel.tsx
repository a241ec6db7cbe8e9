import type { Packet } from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { PlanGoals } from '../plans/plan-goals.tsx'
import type { DecisionFormProps } from './decision-form.tsx'
import { PacketFactsView } from './packet-facts.tsx'
import {
  useDeclareRelative,
  usePacket,
  useSaveNote,
  useWithdrawRelative,
} from './session.queries.ts'
import { sessionText } from './session.text.ts'
import { OUTCOME_TONES } from './session-tones.rules.ts'

const DecisionForm = lazyDialog<DecisionFormProps>(() =>
  import('./decision-form.tsx').then((part) => part.default),
)

/** The packet of a trainee with notes and the decision. */
export function PacketPanel({ id }: { id: number }) {
  const { data, error, refetch } = usePacket(id)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <section className="panel">
      <h2>
        {data.name} <span className="soft">{data.number}</span>
      </h2>
      <DecisionPart packet={data} />
      <PacketFactsView facts={data.facts} />
      <Notes packet={data} />
      <Relatives packet={data} />
    </section>
  )
}

function DecisionPart({ packet }: { packet: Packet }) {
  const text = useText(sessionText)
  const { outcomes } = useText(sessionWords)
  const [isDeciding, setDeciding] = useState(false)
  const { decision } = packet

  return (
    <>
      {decision && (
        <section>
          <h3>{text.decision}</h3>
          <StateTag tone={OUTCOME_TONES[decision.outcome]}>{outcomes[decision.outcome]}</StateTag>
          {decision.reason && <p>{decision.reason}</p>}
          {decision.plan && <PlanGoals goals={decision.plan.goals} />}
          <p className="soft">
            {say(text.decidedBy, { decider: decision.decider, decidedOn: decision.decidedOn })}
            {' · '}
            {say(text.tookPart, {
              names: decision.participants.map(({ name }) => name).join(text.comma),
            })}
          </p>
          {decision.readOn && (
            <p className="soft">{say(text.signedOn, { day: decision.readOn })}</p>
          )}
          {decision.answer && (
            <p>
              <span className="soft">{text.answer}</span> {decision.answer}
            </p>
          )}
        </section>
      )}
      {packet.actions.includes('decide') && (
        <Button type="primary" onClick={() => setDeciding(true)}>
          {decision ? text.correct : text.decide}
        </Button>
      )}
      <DecisionForm isOpen={isDeciding} packet={packet} onClose={() => setDeciding(false)} />
    </>
  )
}

function Notes({ packet }: { packet: Packet }) {
  const text = useText(sessionText)

  return (
    <section>
      {packet.actions.includes('note') && <OwnNote packet={packet} />}
      <h3>{text.notes}</h3>
      {packet.notes.length === 0 && <p className="soft">{text.notesNone}</p>}
      <ul className="progress-lines">
        {packet.notes.map(({ name, text: note, on }) => (
          <li key={name}>
            {name} <span className="soft">{on}</span>
            <div>{note}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MOST = 1000

function OwnNote({ packet }: { packet: Packet }) {
  const text = useText(sessionText)
  const save = useSaveNote()
  const field = useId()
  const [note, setNote] = useState(packet.ownNote?.text ?? '')

  const submit = () =>
    save.mutate(
      { id: packet.id, text: note.trim() || null },
      { onSuccess: () => void toast.success(text.noteSaved) },
    )

  return (
    <>
      <h3>
        <label htmlFor={field}>{text.ownNote}</label>
      </h3>
      <Input.TextArea
        id={field}
        rows={3}
        maxLength={MOST}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className="soft">{text.noteHelp}</p>
      <Button loading={save.isPending} onClick={submit}>
        {text.saveNote}
      </Button>
    </>
  )
}

function Relatives({ packet }: { packet: Packet }) {
  const text = useText(sessionText)
  const declare = useDeclareRelative()
  const withdraw = useWithdrawRelative()

  const askToDeclare = async () => {
    const question = {
      title: text.declareQuestion,
      content: text.declareNote,
      okText: text.declare,
    }
    if (await ask(question)) declare.mutate({ traineeId: packet.traineeId, userId: null })
  }

  return (
    <section>
      {packet.relatives.length > 0 && (
        <>
          <h3>{text.relatives}</h3>
          <div className="progress-sign">
            {packet.relatives.map(({ id, name }) => (
              <Button key={id} loading={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
                {say(text.withdraw, { name })}
              </Button>
            ))}
          </div>
        </>
      )}
      {packet.actions.includes('declare') && (
        <Button type="link" loading={declare.isPending} onClick={() => void askToDeclare()}>
          {text.declare}
        </Button>
      )}
    </section>
  )
}
