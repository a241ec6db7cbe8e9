import { knownText } from '@residency/contract/areas/settings/known-text.rules'
import { settingsWords } from '@residency/contract/areas/settings/text'
import type { TimeWindow } from '@residency/contract/areas/settings/windows/time-window.contract'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { windowText } from './window.text.ts'

export const TONES: Readonly<Record<TimeWindow['state'], Tone>> = {
  open: 'good',
  upcoming: 'wait',
  over: 'calm',
  disabled: 'calm',
}

/** `2026-11-01 00:00`, in Shanghai time. */

/** Columns of the window list. */
export function useWindowColumns(
  onEdit: (row: TimeWindow) => void,
  onRemove: (row: TimeWindow) => void,
): readonly Column<TimeWindow>[] {
  const text = useText(windowText)
  const { windowStates } = useText(settingsWords)

  const buttons = (row: TimeWindow): RowAction[] => {
    const all: RowAction[] = [
      { key: 'edit', label: row.page ? text.atSource : text.edit, onClick: () => onEdit(row) },
      { key: 'delete', label: text.remove, danger: true, onClick: () => onRemove(row) },
    ]

    return all.filter(
      ({ key }) => row.actions.includes(key) || (row.page !== null && key === 'edit'),
    )
  }

  const language = useLanguage()
  const scopeOf = ({ year, batch }: TimeWindow) =>
    [year ?? text.everyYear, knownText(language, batch)].filter(Boolean).join(' · ')

  return [
    {
      key: 'name',
      title: text.name,
      width: 200,
      card: 'title',
      cell: (row) => (
        <button type="button" className="link-button" onClick={() => onEdit(row)}>
          {row.label}
        </button>
      ),
    },
    stateColumn('state', text.status, { width: 110, tones: TONES, words: windowStates }),
    {
      key: 'time',
      sort: 'startsAt',
      title: text.time,
      width: 320,
      card: 'fact',
      cell: (row) => (
        <span className="figures">
          {say(text.span, { from: minuteOf(row.startsAt), until: minuteOf(row.endsAt) })}
        </span>
      ),
    },
    { key: 'scope', title: text.scope, width: 160, card: 'fact', cell: scopeOf },
    {
      key: 'roles',
      title: text.roles,
      width: 220,
      cell: (row) => row.roleNames.join(text.comma) || text.everybody,
    },
    {
      key: 'message',
      title: text.message,
      width: 240,
      isExtra: true,
      cell: (row) => row.message ?? <span className="soft">—</span>,
    },
    actionsColumn(text.actions, 120, buttons),
  ]
}
