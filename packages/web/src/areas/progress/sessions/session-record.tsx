import { committeeWords } from '@residency/contract/areas/progress/committees/text'
import type {
  AgendaItem,
  Session,
  SessionDetail,
} from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { Alert } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../progress.css'
import { CancelSession } from './cancel-session.tsx'
import { PacketPanel } from './packet-panel.tsx'
import { useSession } from './session.queries.ts'
import { sessionText } from './session.text.ts'
import { OUTCOME_TONES, SESSION_TONES } from './session-tones.rules.ts'
import { useSessionActions } from './use-session-actions.tsx'

/** A session: its agenda, and next to it the packet of one trainee; below it on a phone. */
export function SessionRecord({ id, title }: { id: number; title: string }) {
  const { flows } = useText(sessionWords)
  const cancel = useRowDialog<Pick<Session, 'id' | 'version'>>()
  const actionsOf = useSessionActions((row) => cancel.open({ id: row.id, version: row.version }))
  const [chosen, setChosen] = useState<number | null>(null)
  const { data, error, refetch } = useSession(id)
  if (!data) return <RecordPending list={title} error={error} onRetry={() => void refetch()} />

  const { agenda } = data
  const packetId = agenda.some((item) => item.packetId === chosen) ? chosen : null

  return (
    <>
      <DetailScreen
        title={`${data.committee} · ${data.heldOn}`}
        list={title}
        state={
          <StateTag tone={SESSION_TONES[data.state]}>
            {flows.progressSession.states[data.state]}
          </StateTag>
        }
        actions={<PageActions actions={actionsOf(data)} />}
        banner={<SessionNotes session={data} />}
        sections={[]}
      />
      <div className="progress-desk">
        <Agenda {...{ agenda, packetId }} onChoose={setChosen} />
        <PacketOf packetId={packetId} />
      </div>
      <CancelSession isOpen={cancel.isOpen} session={cancel.opened} onClose={cancel.close} />
    </>
  )
}

function PacketOf({ packetId }: { packetId: number | null }) {
  const text = useText(sessionText)
  if (packetId === null) return <div className="panel list-message">{text.choose}</div>

  return <PacketPanel key={packetId} id={packetId} />
}

/** Who the members are, what is lacking, and which stays wait for a place. */
function SessionNotes({ session }: { session: SessionDetail }) {
  const text = useText(sessionText)
  const { roles, lacks, comma } = useText(committeeWords)
  const names = session.members.map(({ name, role }) => `${name}（${roles[role]}）`).join(comma)

  return (
    <div className="progress-notes">
      {names !== '' && <p className="soft">{say(text.members, { names })}</p>}
      {session.lacks.length > 0 && (
        <Alert
          type="warning"
          title={say(text.lacking, {
            lacks: session.lacks.map((lack) => lacks[lack]).join(comma),
          })}
        />
      )}
      {session.repeats.map((repeat) => (
        <p key={repeat.blockId}>
          {say(text.repeats, repeat)} <Link to="/rotation/trainees">{text.placeRepeats}</Link>
        </p>
      ))}
    </div>
  )
}

type AgendaProps = {
  agenda: readonly AgendaItem[]
  packetId: number | null
  onChoose: (packetId: number) => void
}

function Agenda({ agenda, packetId, onChoose }: AgendaProps) {
  const text = useText(sessionText)

  return (
    <section className="panel">
      <h2>{text.agenda}</h2>
      {agenda.length === 0 && <p className="soft">{text.agendaEmpty}</p>}
      <ul className="progress-agenda">
        {agenda.map((item) => (
          <li key={item.packetId}>
            <button
              type="button"
              aria-current={item.packetId === packetId}
              onClick={() => onChoose(item.packetId)}
            >
              <AgendaLine item={item} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AgendaLine({ item }: { item: AgendaItem }) {
  const text = useText(sessionText)
  const { outcomes } = useText(sessionWords)

  const marks = [
    item.missing > 0 ? say(text.missing, { count: item.missing }) : text.noneMissing,
    item.hasOwnNote && text.noted,
    item.isRelative && text.relative,
    item.readOn !== null && text.signed,
    item.hasAnswer && text.answered,
  ].filter((mark) => mark !== false)

  return (
    <>
      <span>
        {item.name} <span className="soft">{item.number}</span>
      </span>
      {item.outcome ? (
        <StateTag tone={OUTCOME_TONES[item.outcome]}>{outcomes[item.outcome]}</StateTag>
      ) : (
        <StateTag tone="calm">{text.undecided}</StateTag>
      )}
      <span className="soft">{marks.join(text.comma)}</span>
    </>
  )
}
