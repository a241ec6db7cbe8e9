import { LeftOutlined, RedoOutlined, RightOutlined, UndoOutlined, WarningFilled } from '@ant-design/icons'
import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { boardText } from './board.text.ts'
import './board-phone.css'
import type { BlockSheetProps } from './block-sheet.tsx'
import type { View } from './board-tools.tsx'
import { PhoneDepartment } from './phone-department.tsx'
import { PhoneTrainee } from './phone-trainee.tsx'
import { SavingState } from './saving-state.tsx'
import type { DeskView } from './use-desk.ts'
import type { Table } from './use-table.ts'

const BlockSheet = lazyDialog<BlockSheetProps>(() => import('./block-sheet.tsx').then((part) => part.BlockSheet))
type Props = { desk: DeskView; table: Table; slot: ReactNode }

/** On a phone: one trainee or one department at a time, its months as a list. */
export function PhoneBoard({ desk, table, slot }: Props) {
  const text = useText(boardText)
  const { board } = table
  const [view, setView] = useState<View>('trainees')
  const [places, setPlaces] = useState({ trainees: 0, departments: 0 })
  const [opened, setOpened] = useState<number | null>(null)
  const people = board.cohorts.flatMap(({ id }) => board.trainees.filter(({ cohortId }) => cohortId === id))
  const list: readonly { id: number; name: string }[] = view === 'trainees' ? people : board.departments
  const at = Math.min(places[view], list.length - 1)
  const goTo = (next: number) => setPlaces({ ...places, [view]: (next + list.length) % list.length })
  const trainee = people[Math.min(places.trainees, people.length - 1)]!
  const bad = table.conflicts.length
  return (
    <section className="phone-board" aria-label={text.title}>
      <div className="board-line">
        <Segmented<View>
          aria-label={text.view}
          options={(['trainees', 'departments'] as const).map((value) => ({ value, label: text.views[value] }))}
          value={view}
          onChange={setView}
        />
        <span className="board-gap" />
        {table.canEdit && (
          <>
            <IconButton label={text.undo} icon={<UndoOutlined />} disabled={!desk.canUndo} onClick={table.undo} />
            <IconButton label={text.redo} icon={<RedoOutlined />} disabled={!desk.canRedo} onClick={table.redo} />
          </>
        )}
      </div>
      <div className="board-line">
        <span className={bad > 0 ? 'has-bad' : 'soft'}>
          {bad > 0 && <WarningFilled aria-hidden="true" />} {bad > 0 ? say(text.conflictCount, { count: bad }) : text.noConflicts}
        </span>
        <SavingState desk={desk} canEdit={table.canEdit} isDraft={board.isDraft} />
        {slot}
      </div>
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
      <p className="unseen" aria-live="polite">
        {table.message}
      </p>
      <BlockSheet isOpen={opened !== null} table={table} blockId={opened} onClose={() => setOpened(null)} />
    </section>
  )
}
