import { LeftOutlined, RightOutlined, WarningFilled } from '@ant-design/icons'
import type { Conflict } from '@residency/contract/areas/rotations/plan/conflicts.public'
import { Segmented } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { boardText } from '../board/board.text.ts'
import './board-phone.css'
import type { View } from '../board/board-tools.tsx'
import { ConflictKinds } from '../board/conflict-list.tsx'
import { isOfDepartment } from '../board-state/load.rules.ts'
import { SavingState } from '../board-state/saving-state.tsx'
import { UndoButtons } from '../board-state/undo-buttons.tsx'
import type { DeskView } from '../board-state/use-desk.ts'
import type { Table } from '../board-state/use-table.ts'
import type { BlockSheetProps } from './block-sheet.tsx'
import { PhoneDepartment } from './phone-department.tsx'
import { PhoneTrainee } from './phone-trainee.tsx'

const BlockSheet = lazyDialog<BlockSheetProps>(() =>
  import('./block-sheet.tsx').then((part) => part.BlockSheet),
)

type Props = { desk: DeskView; table: Table; slot: ReactNode }

/** On a phone: one trainee or one department at a time, its months as a list. */
export function PhoneBoard({ desk, table, slot }: Props) {
  const text = useText(boardText)
  const { board } = table
  const [view, setView] = useState<View>('trainees')
  const [places, setPlaces] = useState({ trainees: 0, departments: 0 })
  const [opened, setOpened] = useState<number | null>(null)
  const people = board.cohorts.flatMap(({ id }) =>
    board.trainees.filter(({ cohortId }) => cohortId === id),
  )
  const list: readonly { id: number; name: string }[] =
    view === 'trainees' ? people : board.departments
  const at = Math.min(places[view], list.length - 1)
  const goTo = (next: number) =>
    setPlaces({ ...places, [view]: (next + list.length) % list.length })
  const trainee = people[Math.min(places.trainees, people.length - 1)]!
  const bad = table.conflicts.length
  const [isListing, setListing] = useState(false)
  const { box, lead } = useLead()

  const showConflict = ({ kind, departmentId, month, blockIds: [blockId] }: Conflict) => {
    const isFull = isOfDepartment(kind)

    const at = isFull
      ? board.departments.findIndex(({ id }) => id === departmentId)
      : people.findIndex(
          ({ id }) => id === board.blocks.find((block) => block.id === blockId)?.traineeId,
        )

    setListing(false)
    setView(isFull ? 'departments' : 'trainees')
    setPlaces({ ...places, [isFull ? 'departments' : 'trainees']: Math.max(0, at) })
    lead(isFull ? `[data-month="${month}"]` : `[data-block="${blockId}"]`)
  }

  return (
    <section className="phone-board" aria-label={text.title} ref={box}>
      <div className="board-line">
        <Segmented<View>
          aria-label={text.view}
          options={toChoices(['trainees', 'departments'], text.views)}
          value={view}
          onChange={setView}
        />
        <span className="board-gap" />
        <UndoButtons desk={desk} table={table} />
      </div>
      <div className="board-line">
        {bad > 0 ? (
          <button
            type="button"
            className="link-button has-bad"
            aria-expanded={isListing}
            onClick={() => setListing(!isListing)}
          >
            <WarningFilled aria-hidden="true" />{' '}
            {isListing ? text.closeList : say(text.conflictCount, { count: bad })}
          </button>
        ) : (
          <span className="soft">{text.noConflicts}</span>
        )}
        <SavingState desk={desk} canEdit={table.canEdit} isDraft={board.isDraft} />
        {slot}
      </div>
      {isListing && bad > 0 ? (
        <section>
          <h2 className="unseen">{text.conflicts}</h2>
          <ConflictKinds table={table} all={table.conflicts} onShow={showConflict} />
        </section>
      ) : (
        <>
          <div className="phone-picker">
            <IconButton label={text.before} icon={<LeftOutlined />} onClick={() => goTo(at - 1)} />
            <select
              className="plain-field"
              aria-label={view === 'trainees' ? text.trainee : text.department}
              value={at}
              onChange={({ target }) => goTo(Number(target.value))}
            >
              {list.map(({ id, name }, place) => (
                <option key={id} value={place}>
                  {name}
                </option>
              ))}
            </select>
            <IconButton label={text.after} icon={<RightOutlined />} onClick={() => goTo(at + 1)} />
          </div>
          {view === 'trainees' ? (
            <PhoneTrainee table={table} trainee={trainee} onOpen={setOpened} />
          ) : (
            <PhoneDepartment table={table} departmentId={list[at]!.id} onOpen={setOpened} />
          )}
        </>
      )}
      <p className="unseen" aria-live="polite">
        {table.message}
      </p>
      <BlockSheet
        isOpen={opened !== null}
        table={table}
        blockId={opened}
        onClose={() => setOpened(null)}
      />
    </section>
  )
}

/** Leads to a place once it is drawn: in view, and where the keyboard continues. */
function useLead() {
  const box = useRef<HTMLElement>(null)
  const [goal, setGoal] = useState<{ selector: string } | null>(null)

  useEffect(() => {
    const place = goal && box.current?.querySelector<HTMLElement>(goal.selector)
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }, [goal])

  return { box, lead: (selector: string) => setGoal({ selector }) }
}
