import type { RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { byKey } from '../../../ui/key-press.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { type BoardCell, isDraftState } from './board.rules.ts'
import { boardText } from './board.text.ts'
import { useProposeShifts, useRoster } from './roster.queries.ts'
import { rosterText } from './roster.text.ts'
import { RosterGrid } from './roster-grid.tsx'
import { RosterLegend } from './roster-legend.tsx'
import { RosterPhone } from './roster-phone.tsx'
import { ROSTER_TONES } from './roster-tones.rules.ts'
import { RosterTray } from './roster-tray.tsx'
import type { SetShiftProps } from './set-shift.tsx'
import { useBoardEdits } from './use-board-edits.ts'
import { useRosterActions } from './use-roster-actions.ts'

const SetShift = lazyDialog<SetShiftProps>(() =>
  import('./set-shift.tsx').then((part) => part.default),
)

/** A roster: its grid, what is open, what breaks a rule, and what changed after publication. */
export function RosterRecord({ id, list }: { id: number; list: string }) {
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const { flows } = useText(rosterWords)
  const actionsOf = useRosterActions(() => navigate(pathOf(null)))
  const setShift = useRowDialog<BoardCell>()
  const { data, error, refetch } = useRoster(id)
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  const mayPlan = data.actions.includes('plan')

  return (
    <>
      <DetailScreen
        title={`${data.department} · ${data.month}`}
        list={list}
        state={
          <StateTag tone={ROSTER_TONES[data.state]}>{flows.dutyRoster.states[data.state]}</StateTag>
        }
        actions={
          <>
            {mayPlan && isDraftState(data.state) && <ProposeButton board={data} />}
            <PageActions actions={actionsOf(data)} />
          </>
        }
        sections={[]}
      />
      <RosterDesk board={data} onOpen={mayPlan ? setShift.open : null} />
      <RosterNotes board={data} />
      <SetShift
        isOpen={setShift.isOpen}
        board={data}
        cell={setShift.opened}
        onClose={setShift.close}
      />
    </>
  )
}

type DeskProps = { board: RosterBoard; onOpen: ((cell: BoardCell) => void) | null }

/** The roster itself: a grid with the tray of open places, on a phone a list. */
function RosterDesk({ board, onOpen }: DeskProps) {
  const isPhone = usePhone()
  const edits = useBoardEdits(board, onOpen !== null)
  const desk = useRef<HTMLFieldSetElement>(null)

  // A place of the tray is gone once it is filled: the keys stay with the board.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new drawing
  useEffect(() => {
    if (document.activeElement === document.body) desk.current?.focus({ preventScroll: true })
  }, [board.version])

  if (isPhone && board.people.length > 0) return <RosterPhone board={board} onOpen={onOpen} />

  return (
    // Keys that bubble up from the cells and the tray.
    <fieldset ref={desk} tabIndex={-1} className="duty-desk" onKeyDown={byKey(edits.pressKey)}>
      {onOpen !== null && isDraftState(board.state) && board.people.length > 0 && (
        <RosterTray board={board} edits={edits} />
      )}
      <RosterGrid board={board} onOpen={onOpen} edits={edits} />
      {board.people.length > 0 && <RosterLegend />}
    </fieldset>
  )
}

function ProposeButton({ board: { id, version, shifts } }: { board: RosterBoard }) {
  const text = useText(rosterText)
  const propose = useProposeShifts()

  const start = async () => {
    const isEmpty = shifts.every(({ isLocked }) => isLocked)
    const question = {
      title: text.proposeQuestion,
      content: text.proposeNote,
      okText: text.propose,
    }
    if (!isEmpty && !(await ask(question))) return

    propose.mutate(
      { id, version },
      {
        onSuccess: ({ open: count }) =>
          void toast.success(count === 0 ? text.proposed : say(text.proposedWithGaps, { count })),
      },
    )
  }

  return (
    <Button type="primary" loading={propose.isPending} onClick={() => void start()}>
      {text.propose}
    </Button>
  )
}

/** Below the grid: open places, broken rules, changes. */
function RosterNotes({ board }: { board: RosterBoard }) {
  const text = useText(boardText)
  const { noShift } = useText(rosterWords)
  const nameOf = (kindId: number) => board.kinds.find(({ id }) => id === kindId)?.name ?? ''

  const open = board.open.map(({ kindId, day, missing: count }) => ({
    key: `${kindId} ${day}`,
    line: say(text.openOne, { day, kind: nameOf(kindId), count }),
  }))

  const faults = board.faults.map((fault, place) => ({ key: String(place), line: fault.text }))

  const warnings = board.warnings.map((warning, place) => ({
    key: String(place),
    line: warning.text,
  }))

  const changes = board.changes.map(({ id, before, after, ...change }) => ({
    key: String(id),
    line: say(text.change, {
      ...change,
      before: before ?? noShift,
      after: after ?? noShift,
    }),
  }))

  return (
    <div className="duty-notes">
      <Notes title={text.openTitle} none={text.openNone} lines={open} />
      <Notes title={text.faultsTitle} none={text.faultsNone} lines={faults} />
      {warnings.length > 0 && <Notes title={text.warningsTitle} none="" lines={warnings} />}
      {changes.length > 0 && <Notes title={text.changesTitle} none="" lines={changes} />}
    </div>
  )
}

type NotesProps = {
  title: string
  none: string
  lines: readonly { key: string; line: string }[]
}

function Notes({ title, none, lines }: NotesProps) {
  return (
    <section className="panel">
      <h2>{lines.length > 0 ? `${title} · ${lines.length}` : title}</h2>
      {lines.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <ul>
          {lines.map(({ key, line }) => (
            <li key={key}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
