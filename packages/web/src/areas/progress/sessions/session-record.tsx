import { ArrowLeftOutlined } from '@ant-design/icons'
import { committeeWords } from '@residency/contract/areas/progress/committees/text'
import type {
  AgendaItem,
  Session,
  SessionDetail,
} from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { ownPermissions as rotations } from '@residency/contract/areas/rotations/trainee-rotations/access'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { useRecordId, useRecordPath } from '../../../screens/record.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useNarrow } from '../../../ui/use-phone.ts'
import '../progress.css'
import { CancelSession } from './cancel-session.tsx'
import { ExpectOthers } from './expect-others.tsx'
import { type NoteDrafts, useNoteDrafts } from './own-note.tsx'
import { PacketPanel } from './packet-panel.tsx'
import { useSession, useSettleRepeat } from './session.queries.ts'
import { OUTCOME_TONES, SESSION_TONES } from './session.rules.ts'
import { sessionText } from './session.text.ts'
import { useSessionActions } from './use-session-actions.tsx'

/** The packet that is open, in the address (`?packet=4`): going back closes it. */
function useChosenPacket(agenda: readonly AgendaItem[]) {
  const [query, setQuery] = useSearchParams()
  const openPacketId = Number(query.get('packet'))
  const place = agenda.findIndex(({ packetId }) => packetId === openPacketId)

  const choose = (packetId: number) =>
    setQuery((before) => ({ ...Object.fromEntries(before), packet: String(packetId) }))

  return { chosen: agenda[place], next: place < 0 ? undefined : agenda[place + 1], choose }
}

/** A session: its agenda, and next to it the packet of one trainee; in its place on a phone. */
export function SessionRecord({ id, title }: { id: number; title: string }) {
  const { flows } = useText(sessionWords)
  const cancel = useRowDialog<Pick<Session, 'id' | 'version'>>()
  const [isExpecting, setExpecting] = useState(false)
  const actionsOf = useSessionActions(
    (row) => cancel.open({ id: row.id, version: row.version }),
    () => setExpecting(true),
  )
  const { data, error, refetch } = useSession(id)
  if (!data) return <RecordPending list={title} error={error} onRetry={() => void refetch()} />

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
      <Desk agenda={data.agenda} />
      <ExpectOthers isOpen={isExpecting} session={data} onClose={() => setExpecting(false)} />
      <CancelSession isOpen={cancel.isOpen} session={cancel.opened} onClose={cancel.close} />
    </>
  )
}

/** The agenda and the packet of who was chosen from it. */
function Desk({ agenda }: { agenda: readonly AgendaItem[] }) {
  const text = useText(sessionText)
  const isNarrow = useNarrow()
  const drafts = useNoteDrafts()
  const { chosen, next, choose } = useChosenPacket(agenda)
  const list = (
    <Agenda agenda={agenda} drafts={drafts} packetId={chosen?.packetId} onChoose={choose} />
  )
  const isEmpty = agenda.length === 0

  if (!chosen)
    return (
      <div className="progress-desk">
        {list}
        {!isNarrow && !isEmpty && <div className="panel list-message">{text.choose}</div>}
      </div>
    )

  return (
    <div className="progress-desk">
      {!isNarrow && list}
      <div>
        {isNarrow && <BackToAgenda />}
        <PacketPanel
          key={chosen.packetId}
          id={chosen.packetId}
          drafts={drafts}
          onNext={next && (() => choose(next.packetId))}
        />
        {next && (
          <div className="progress-next">
            <Button onClick={() => choose(next.packetId)}>
              {say(text.next, { name: next.name })}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** Where the agenda is in the place of the packet: the way to it. */
function BackToAgenda() {
  const text = useText(sessionText)
  const { search } = useRecordPath()(useRecordId())

  return (
    <Link className="back-to-list" to={{ search: withoutPacket(search) }}>
      <ArrowLeftOutlined /> {text.backToAgenda}
    </Link>
  )
}

function withoutPacket(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('packet')

  return query.toString()
}

/** Whom it judges, who the members are, what is lacking, and which stays wait for a place. */
function SessionNotes({ session }: { session: SessionDetail }) {
  const text = useText(sessionText)
  const { roles, lacks, memberAs } = useText(committeeWords)
  const isNarrow = useNarrow()
  const { chosen } = useChosenPacket(session.agenda)
  const { year, major, factsOn } = session

  const names = session.members
    .map(({ name, role }) => say(memberAs, { name, role: roles[role] }))
    .join(text.comma)

  const scope = say(text.scope, {
    year: year === null ? text.everyYear : say(text.enrolledIn, { year }),
    major: major ?? text.everyMajor,
    factsOn,
  })

  // where a packet takes the place of the agenda, it begins near the top
  if (isNarrow && chosen) return null

  return (
    <div className="progress-notes">
      <p className="soft">{scope}</p>
      {names !== '' && <p className="soft">{say(text.members, { names })}</p>}
      {session.lacks.length > 0 && (
        <Alert
          type="warning"
          title={say(text.lacking, {
            lacks: session.lacks.map((lack) => lacks[lack]).join(text.comma),
          })}
        />
      )}
      {session.repeats.map((repeat) => (
        <OpenRepeat key={repeat.id} repeat={repeat} />
      ))}
    </div>
  )
}

/** A stay to repeat that waits for a place: where it is planned, and for the office that it is. */
function OpenRepeat({ repeat }: { repeat: SessionDetail['repeats'][number] }) {
  const text = useText(sessionText)
  const settle = useSettleRepeat()
  const { id, name, department, startsOn, actions } = repeat

  return (
    <p>
      {say(text.repeats, { name, department, startsOn })}{' '}
      <Can perm={[rotations.list]}>
        <Link
          className="progress-link"
          to={`/rotation/trainees?keywords=${encodeURIComponent(name)}`}
          aria-label={say(text.placeOf, { name })}
        >
          {text.placeRepeats}
        </Link>
      </Can>
      {actions.includes('settle') && (
        <Button
          type="link"
          aria-label={say(text.settleOf, { name, department })}
          loading={settle.isPending}
          onClick={() => settle.mutate(id)}
        >
          {text.settleRepeat}
        </Button>
      )}
    </p>
  )
}

type AgendaProps = {
  agenda: readonly AgendaItem[]
  packetId: number | undefined
  drafts: NoteDrafts
  onChoose: (packetId: number) => void
}

function Agenda({ agenda, packetId, drafts, onChoose }: AgendaProps) {
  const text = useText(sessionText)

  return (
    <section className="panel progress-list">
      <h2>
        {text.agenda}{' '}
        {agenda.length > 0 && (
          <span className="soft figures">
            {say(text.decidedOf, {
              decided: agenda.filter(({ outcome }) => outcome !== null).length,
              all: agenda.length,
            })}
          </span>
        )}
      </h2>
      {agenda.length === 0 && <p className="soft">{text.agendaEmpty}</p>}
      <ul className="progress-agenda">
        {agenda.map((item) => (
          <li key={item.packetId}>
            <button
              type="button"
              aria-current={item.packetId === packetId}
              onClick={() => onChoose(item.packetId)}
            >
              <AgendaLine item={item} isTyped={drafts.of(item.packetId) !== undefined} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AgendaLine({ item, isTyped }: { item: AgendaItem; isTyped: boolean }) {
  const text = useText(sessionText)
  const { outcomes } = useText(sessionWords)

  const marks = [
    item.behind > 0 ? say(text.behind, { count: item.behind }) : text.onTime,
    isTyped && text.typed,
    item.hasOwnNote && !isTyped && text.noted,
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
