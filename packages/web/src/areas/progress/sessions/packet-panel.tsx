import { beginsInWords } from '@residency/contract/areas/progress/sessions/begins.rules'
import type { Packet } from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { PlanGoals } from '../plans/plan-goals.tsx'
import type { DecisionFormProps } from './decision-form.tsx'
import { type NoteDrafts, OwnNote } from './own-note.tsx'
import { PacketFactsView } from './packet-facts.tsx'
import { Relatives } from './relatives.tsx'
import { usePacket } from './session.queries.ts'
import { OUTCOME_TONES } from './session.rules.ts'
import { sessionText } from './session.text.ts'

const DecisionForm = lazyDialog<DecisionFormProps>(() =>
  import('./decision-form.tsx').then((part) => part.default),
)

type Props = { id: number; drafts: NoteDrafts; onNext: (() => void) | undefined }

/** The packet of a trainee with notes and the decision; its heading takes the focus. */
export function PacketPanel({ id, drafts, onNext }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = usePacket(id)
  const isHere = data !== undefined

  useEffect(() => {
    if (isHere) heading.current?.focus()
  }, [isHere])

  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <section className="panel progress-packet">
      <h2 ref={heading} tabIndex={-1}>
        {data.name} <span className="soft">{data.number}</span>
      </h2>
      <DecisionPart packet={data} />
      <PacketFactsView facts={data.facts} />
      <Notes drafts={drafts} onNext={onNext} packet={data} />
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
          <Begins packet={packet} decision={decision} />
          {decision.plan && <PlanGoals goals={decision.plan.goals} />}
          <p className="soft">
            {say(text.decidedBy, { decider: decision.decider, decidedOn: decision.decidedOn })}
            {' · '}
            {say(text.tookPart, {
              names: decision.participants.map(({ name }) => name).join(text.comma),
            })}
          </p>
          {decision.participants.some(({ isRelative }) => isRelative) && (
            <Alert type="warning" showIcon title={text.relativeTookPart} />
          )}
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
        <Button type={decision ? 'default' : 'primary'} onClick={() => setDeciding(true)}>
          {decision ? text.correct : text.decide}
        </Button>
      )}
      <DecisionForm isOpen={isDeciding} packet={packet} onClose={() => setDeciding(false)} />
    </>
  )
}

type BeginsProps = { packet: Packet; decision: NonNullable<Packet['decision']> }

/** The stays to repeat, the special situation and the last day that a decision names. */
function Begins({ packet, decision: { stays, situation, leavesOn } }: BeginsProps) {
  const words = useText(sessionWords)
  const repeated = packet.facts.stays.filter(({ id }) => stays.includes(id))

  return beginsInWords(words, { stays: repeated, situation, leavesOn }).map((sentence) => (
    <p key={sentence}>{sentence}</p>
  ))
}

type NotesProps = Omit<Props, 'id'> & { packet: Packet }

function Notes({ packet, drafts, onNext }: NotesProps) {
  const text = useText(sessionText)

  return (
    <section>
      {packet.actions.includes('note') && (
        <OwnNote packet={packet} drafts={drafts} onNext={onNext} />
      )}
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
