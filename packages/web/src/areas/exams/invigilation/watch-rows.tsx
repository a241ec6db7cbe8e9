import type { WatchRow } from '@residency/contract/areas/exams/exam/watch.contract'
import type { WatchStatus } from '@residency/contract/areas/exams/exam/watch-status.rules'
import { isFoundBy } from '@residency/contract/kernel/found-by'
import { Button, Empty } from 'antd'
import { type ReactNode, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { SearchInput } from '../../../ui/choices/search-input.tsx'
import { useInitials } from '../../../ui/choices/use-option-search.ts'
import type { RowId } from '../../../ui/tables/column.ts'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { useWatchColumns } from './watch.columns.tsx'
import { watchText } from './watch.text.ts'

type Props = {
  rows: readonly WatchRow[]
  statuses: ReadonlyMap<number, WatchStatus>
  now: number

  /** Buttons for one candidate of this status, for the selected ones, or for all (null). */
  actions: (
    ids: readonly number[] | null,
    names: readonly string[],
    status: WatchStatus | null,
    onDone: () => void,
  ) => ReactNode
}

/**
 * Candidates by room and seat, a page at a time: rows stay where they are while their states
 * change.
 */
export function WatchRows({ rows, statuses, now, actions }: Props) {
  const text = useText(watchText)
  const [words, setWords] = useState('')
  const [page, setPage] = useState({ pageNum: 1, pageSize: 50 })
  const [selected, setSelected] = useState<readonly RowId[]>([])
  const initialsOf = useInitials(words)
  const isFound = (label: string) => isFoundBy(words, label, initialsOf)
  const found = rows.filter(({ name, room }) => isFound(name) || isFound(room ?? '')).sort(bySeat)
  const last = Math.max(1, Math.ceil(found.length / page.pageSize))
  const pageNum = Math.min(page.pageNum, last)
  const visibleRows = found.slice((pageNum - 1) * page.pageSize, pageNum * page.pageSize)
  const chosen = rows.filter(({ id }) => selected.includes(id))
  const columns = useWatchColumns(statuses, now, (row) =>
    actions([row.id], [row.name], statuses.get(row.id) ?? 'notStarted', () => {}),
  )

  return (
    <div className="panel">
      <div className="watch-bar">
        <SearchInput
          aria-label={text.search}
          placeholder={text.search}
          value={words}
          onChange={(value) => setWords(value ?? '')}
        />
        <span className="watch-bar-actions">
          {chosen.length > 0 ? (
            <>
              <span role="status">{say(text.selected, { count: chosen.length })}</span>
              {actions(
                chosen.map(({ id }) => id),
                chosen.map(({ name }) => name),
                null,
                () => setSelected([]),
              )}
              <Button type="link" onClick={() => setSelected([])}>
                {text.cancel}
              </Button>
            </>
          ) : (
            <>
              <span className="soft">{text.forAll}</span>
              {actions(null, [], null, () => {})}
            </>
          )}
        </span>
      </div>
      {visibleRows.length === 0 ? (
        <div className="list-message">
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={statuses.size === 0 ? text.emptyAll : text.empty}
          />
        </div>
      ) : (
        <RowTable
          rows={visibleRows}
          columns={columns}
          selected={selected}
          onSelect={setSelected}
          label={text.title}
          density="small"
          nameOf={(row) => row.name}
        />
      )}
      <PageBar
        current={pageNum}
        size={page.pageSize}
        total={found.length}
        onPage={(next) => setPage({ ...page, pageNum: next })}
        onSize={(pageSize) => setPage({ pageNum: 1, pageSize })}
      />
    </div>
  )
}

const bySeat = (a: WatchRow, b: WatchRow) =>
  (a.room ?? '').localeCompare(b.room ?? '') ||
  (a.seat ?? 0) - (b.seat ?? 0) ||
  a.name.localeCompare(b.name, 'zh') ||
  a.id - b.id
