import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import { usePerm } from '../../../platform/permissions.tsx'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { PersonCell } from '../../../ui/tables/person-cell.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { deviceOf } from './device.rules.ts'
import type { OnlineRow } from './online.queries.ts'
import { onlineText } from './online.text.ts'

/** Columns of the session list. The own session is ended by logging out, not here. */
export function useOnlineColumns(onEnd: (row: OnlineRow) => void): readonly Column<OnlineRow>[] {
  const text = useText(onlineText)
  const mayEnd = usePerm([may.sessionEnd])
  const entries: Readonly<Record<string, string>> = text.entries

  return [
    {
      key: 'person',
      sort: 'nickname',
      title: text.person,
      width: 200,
      card: 'title',
      cell: (row) => (
        <PersonCell
          name={row.nickname}
          note={[row.username, row.deptName].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 100,
      card: 'state',
      cell: ({ isThisOne }) => (
        <StateTag tone={isThisOne ? 'busy' : 'good'}>{isThisOne ? text.own : text.online}</StateTag>
      ),
    },
    {
      key: 'device',
      title: text.device,
      width: 150,
      card: 'fact',
      cell: (row) => <span title={row.agent}>{deviceOf(row.agent)}</span>,
    },
    figuresColumn('ip', text.ip, { width: 130, card: 'fact' }),
    { key: 'entry', title: text.entry, width: 110, cell: (row) => entries[row.entry] ?? row.entry },
    momentColumn('createdAt', text.since, { width: 130 }),
    momentColumn('lastUsedAt', text.lastUsed, { width: 130, card: 'fact' }),
    ...(mayEnd
      ? [
          actionsColumn(text.actions, 120, (row: OnlineRow) =>
            row.isThisOne
              ? []
              : [{ key: 'end', label: text.end, danger: true, onClick: () => onEnd(row) }],
          ),
        ]
      : []),
  ]
}
