import { MinusOutlined, PlusOutlined, PrinterOutlined, WarningFilled } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SearchInput } from '../../../ui/choices/search-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Filters } from '../board-state/rows.rules.ts'
import { SavingState } from '../board-state/saving-state.tsx'
import { UndoButtons } from '../board-state/undo-buttons.tsx'
import type { DeskView } from '../board-state/use-desk.ts'
import type { Table } from '../board-state/use-table.ts'
import { boardText } from './board.text.ts'

export type View = 'trainees' | 'departments'

type Props = {
  desk: DeskView
  table: Table
  view: View
  onView: (view: View) => void
  filters: Filters
  onFilters: (filters: Filters) => void
  zoom: number
  onZoom: (zoom: number) => void
  onConflicts: () => void
  isListOpen: boolean
  onPrint: () => void
  slot: ReactNode
}

const STEP = 1.25

/** Which view and what of it; undo and redo, how the saving goes, conflicts, print. */
export function BoardTools(props: Props) {
  const { desk, table, view, onView, zoom, onZoom, onConflicts, isListOpen, onPrint, slot } = props
  const text = useText(boardText)
  const views = toChoices(['trainees', 'departments'], text.views)
  const bad = table.conflicts.length

  return (
    <div className="board-tools">
      <div className="board-line">
        <Segmented<View> aria-label={text.view} options={views} value={view} onChange={onView} />
        <Filtering {...props} />
      </div>
      <div className="board-line">
        <Button
          size="small"
          type="text"
          className={bad > 0 ? 'has-bad' : 'has-none'}
          aria-expanded={isListOpen}
          icon={bad > 0 ? <WarningFilled /> : undefined}
          onClick={onConflicts}
        >
          {bad > 0 ? say(text.conflictCount, { count: bad }) : text.noConflicts}
        </Button>
        <OpenCount table={table} />
        <SavingState desk={desk} canEdit={table.canEdit} isDraft={table.board.isDraft} />
        <span className="board-gap" />
        <UndoButtons desk={desk} table={table} />
        <IconButton
          label={text.narrower}
          icon={<MinusOutlined />}
          disabled={zoom <= 1}
          onClick={() => onZoom(zoom / STEP)}
        />
        <IconButton
          label={text.wider}
          icon={<PlusOutlined />}
          disabled={zoom > 2.4}
          onClick={() => onZoom(zoom * STEP)}
        />
        <Button icon={<PrinterOutlined />} onClick={onPrint}>
          {text.print}
        </Button>
        {slot}
      </div>
    </div>
  )
}

function OpenCount({ table }: { table: Table }) {
  const text = useText(boardText)
  const open = table.visibleBoard.blocks.filter(({ start }) => start === null).length
  return open === 0 ? null : (
    <span className="board-open figures">{say(text.open, { count: open })}</span>
  )
}

function Filtering({ table, view, filters, onFilters }: Props) {
  const text = useText(boardText)
  const { cohorts, departments } = table.board
  const idOf = (value: string | undefined) => (value ? Number(value) : null)

  return (
    <search className="list-filters">
      {view === 'trainees' && (
        <SearchInput
          aria-label={text.search}
          placeholder={text.search}
          value={filters.name}
          onChange={(name) => onFilters({ ...filters, name: name ?? '' })}
        />
      )}
      {view === 'trainees' && cohorts.length > 1 && (
        <ChoiceInput
          aria-label={text.cohort}
          placeholder={text.everyCohort}
          isClearable
          value={filters.cohortId?.toString()}
          options={cohorts.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => onFilters({ ...filters, cohortId: idOf(value) })}
        />
      )}
      <ChoiceInput
        aria-label={text.department}
        placeholder={text.everyDepartment}
        isClearable
        value={filters.departmentId?.toString()}
        options={departments.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(value) => onFilters({ ...filters, departmentId: idOf(value) })}
      />
      <Button
        aria-pressed={filters.isBadOnly}
        type={filters.isBadOnly ? 'primary' : 'default'}
        onClick={() => onFilters({ ...filters, isBadOnly: !filters.isBadOnly })}
      >
        {text.onlyBad}
      </Button>
    </search>
  )
}
