import { Switch } from 'antd'
import { useText } from '../../platform/texts/i18n.ts'
import { toChoices, toTextChoices } from '../choices/choices.ts'
import type { Column } from '../tables/column.ts'
import { StateTag } from '../tables/state-tag.tsx'
import { uiText } from '../ui.text.ts'

type Props = { name: string; status: 0 | 1; onToggle?: (() => void) | undefined }

/** Whether a record is enabled: a tag, with a switch for readers who may change it. */
export function StatusSwitch({ name, status, onToggle }: Props) {
  const text = useText(uiText)
  return (
    <span className="nowrap">
      {onToggle && (
        <Switch
          size="small"
          checked={status === 1}
          aria-label={`${text.status}: ${name}`}
          onChange={onToggle}
        />
      )}{' '}
      <StateTag tone={status === 1 ? 'good' : 'calm'}>{text.states[status]}</StateTag>
    </span>
  )
}

type Row = { name: string; status: 0 | 1; actions: readonly string[] }

/** The status column of a list; the switch is there for readers who may edit the row. */
export function useStatusColumn<R extends Row>(onToggle: (row: R) => void, width = 120): Column<R> {
  const { status } = useText(uiText)
  const toggleOf = (row: R) => (row.actions.includes('edit') ? () => onToggle(row) : undefined)
  const cell = (row: R) => (
    <StatusSwitch name={row.name} status={row.status} onToggle={toggleOf(row)} />
  )

  return { key: 'status', title: status, width, card: 'state', cell }
}

/** The choices of a status filter. */
export function useStatusChoices() {
  const { states } = useText(uiText)
  return toTextChoices(toChoices([1, 0], states))
}
