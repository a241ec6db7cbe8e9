import { EllipsisOutlined } from '@ant-design/icons'
import type { Page } from '@residency/contract/kernel'
import { Button, Empty } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { say, useText } from '../../platform/texts/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Outline } from '../../ui/outline.tsx'
import type { Column, RowId } from '../../ui/tables/column.ts'
import { PageBar } from '../../ui/tables/page-bar.tsx'
import { RowTable } from '../../ui/tables/row-table.tsx'
import { uiText } from '../../ui/ui.text.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { type Filter, ListFilters } from './list-filters.tsx'
import type { ListState } from './list-state.ts'
import { ListTools } from './list-tools.tsx'
import { useListView } from './list-view.ts'

/** The state of a query; compatible with the result of `useQuery`. */
export type ListResult<Row> = {
  data: (Page<Row> & { isTotalCapped?: boolean }) | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

export type ListScreenProps<Row> = {
  title: string

  /** A list below the title of its page. */
  isPart?: boolean

  /** One line: what the list holds, how many wait. */
  lead?: ReactNode
  list: ListState
  result: ListResult<Row>
  columns: readonly Column<Row>[]

  /** The fields by which readers may order the list, from its contract. */
  sorts?: readonly string[]
  filters: readonly Filter[]

  /** Primary and other actions, at the right of the title. */
  actions?: ReactNode

  /** Bulk actions; rows are selectable if it is set. */
  bulk?: (rows: readonly Row[], done: () => void) => ReactNode

  /** The empty state: why it is empty and what to do. */
  children?: ReactNode
}

/**
 * A list: title, filters, rows, pagination. The first column's title names rows on a phone and for
 * screen readers.
 */
export function ListScreen<Row extends { id: RowId }>(props: ListScreenProps<Row>) {
  const { title, isPart = false, list, result, columns, sorts = [], filters, bulk } = props
  const view = useListView(list.name, columns)
  const [selected, setSelected] = useState<readonly RowId[]>([])
  const rows = result.data?.list

  // Rows that are gone (page, filter, deletion) are deselected.
  useEffect(() => {
    if (rows)
      setSelected((ids) =>
        ids.every((id) => rows.some((row) => row.id === id))
          ? ids
          : ids.filter((id) => rows.some((row) => row.id === id)),
      )
  }, [rows])

  useLastPage(list, result)
  useKnownOrder(list, sorts)

  const chosen = rows?.filter((row) => selected.includes(row.id)) ?? []

  return (
    <section className="list-screen" aria-label={title}>
      <ListHead {...props} isPart={isPart} />
      <div className="panel">
        <div className="list-bar">
          <ListFilters filters={filters} list={list} />
          <ListTools
            view={view as ReturnType<typeof useListView>}
            list={list}
            columns={columns}
            sorts={sorts}
            onRefresh={() => void result.refetch()}
          />
        </div>
        {bulk && chosen.length > 0 && (
          <BulkBar count={chosen.length} onClear={() => setSelected([])}>
            {bulk(chosen, () => setSelected([]))}
          </BulkBar>
        )}
        {result.error && result.data && (
          <NotRefreshed error={result.error} onRetry={() => void result.refetch()} />
        )}
        <ListRows
          {...props}
          {...(isPart ? { label: title } : {})}
          columns={view.columns}
          density={view.density}
          selected={selected}
          onSelect={setSelected}
        />
        <ListPages list={list} data={result.data} />
      </div>
    </section>
  )
}

/**
 * Title, lead and actions. On a phone several actions are folded behind one button, so that the
 * rows begin in the upper third.
 */
function ListHead(
  props: Pick<ListScreenProps<never>, 'title' | 'lead' | 'actions'> & { isPart: boolean },
) {
  const { title, isPart, lead, actions } = props
  const text = useText(uiText)
  const isPhone = usePhone()
  const [isOpen, setOpen] = useState(false)

  return (
    <div className={isOpen ? 'screen-head list-head is-open' : 'screen-head list-head'}>
      <div>
        {isPart ? <h2>{title}</h2> : <h1>{title}</h1>}
        {'lead' in props && <p className="screen-lead">{lead || '\u00a0'}</p>}
      </div>
      <div className="screen-actions">{actions}</div>
      {isPhone && (
        <div className="list-more">
          <IconButton
            label={text.listActions}
            icon={<EllipsisOutlined />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </div>
      )}
    </div>
  )
}

/** If a deletion removed the last page, the new last page is shown. */
function useLastPage<Row>(list: ListState, { data, isFetching }: ListResult<Row>) {
  useEffect(() => {
    if (!isFetching && data && data.list.length === 0 && data.total > 0 && list.pageNum > 1)
      list.change({ pageNum: Math.max(1, Math.ceil(data.total / list.pageSize)) })
  }, [data, isFetching, list])
}

/** An old address may name an order that the list no longer has: the list has its own order then. */
function useKnownOrder(list: ListState, sorts: readonly string[]) {
  useEffect(() => {
    if (list.sort && !sorts.includes(list.sort.replace(/^-/, ''))) list.change({ sort: undefined })
  }, [list, sorts])
}

type RowsProps<Row> = ListScreenProps<Row> & {
  density: 'middle' | 'small'
  label?: string
  selected: readonly RowId[]
  onSelect: (ids: readonly RowId[]) => void
}

function ListRows<Row extends { id: RowId }>({
  list,
  filters,
  result,
  columns,
  sorts,
  density,
  label,
  selected,
  onSelect,
  bulk,
  children,
}: RowsProps<Row>) {
  const text = useText(uiText)
  const { data, error, isFetching } = result
  // A tab is in the address too, but is not a filter that can be reset.
  const isNarrowed = filters.some(({ name, isScope }) => list.filters[name] && !isScope)
  if (error && !data)
    return (
      <div className="list-message" role="alert">
        <p>{say(text.failed, { reason: error.message })}</p>
        <Button onClick={() => void result.refetch()}>{text.retry}</Button>
      </div>
    )

  if (!data) return <Outline className="list-skeleton" rows={Math.min(list.pageSize, 10)} />

  if (data.list.length === 0)
    return (
      <div className="list-message">
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={isNarrowed ? text.emptyFiltered : (children ?? text.emptyTitle)}
        />
      </div>
    )

  return (
    <div aria-busy={isFetching} className={isFetching ? 'is-stale' : ''}>
      <RowTable
        rows={data.list}
        columns={columns}
        density={density}
        sorts={sorts}
        sort={list.sort}
        onSort={(sort) => list.change({ sort })}
        nameOf={nameOf}
        {...(label ? { label } : {})}
        {...(bulk ? { selected, onSelect } : {})}
      />
    </div>
  )
}

/** The rows are still those of the previous query and must not be taken for the result. */
function NotRefreshed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText(uiText)
  return (
    <div className="list-outdated" role="alert">
      <span>{say(text.notRefreshed, { reason: error.message })}</span>
      <Button type="link" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  )
}

/** The label of a row: name, title or number. */
const nameOf = (row: object): string => {
  const found = ['nickname', 'name', 'title', 'username', 'id']
    .map((key) => (row as Record<string, unknown>)[key])
    .find(Boolean)

  return String(found ?? '')
}

function BulkBar({
  count,
  onClear,
  children,
}: {
  count: number
  onClear: () => void
  children: ReactNode
}) {
  const text = useText(uiText)
  return (
    <div className="bulk-bar" role="status">
      <span>{say(text.selected, { count })}</span>
      {children}
      <Button type="link" onClick={onClear}>
        {text.clearSelection}
      </Button>
    </div>
  )
}

function ListPages<Row>({ list, data }: { list: ListState; data: ListResult<Row>['data'] }) {
  const { total = 0, isTotalCapped } = data ?? {}
  if (total === 0) return null
  return (
    <PageBar
      current={list.pageNum}
      size={list.pageSize}
      total={total}
      isCapped={isTotalCapped}
      onPage={(pageNum) => list.change({ pageNum })}
      onSize={(pageSize) => list.change({ pageSize })}
    />
  )
}
