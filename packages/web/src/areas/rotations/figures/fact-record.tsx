import { blockPermissions as may } from '@residency/contract/areas/rotations/blocks/access'
import type { Block } from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import type { FactLine } from '@residency/contract/areas/rotations/figures/fact.contract'
import { factWords } from '@residency/contract/areas/rotations/figures/text'
import { Button } from 'antd'
import { useState } from 'react'
import { Can, usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useBlocks } from '../blocks/block.queries.ts'
import { BLOCK_TONES } from '../blocks/block-tones.rules.ts'
import { useDeletePast, useFact } from './fact.queries.ts'
import { factText } from './fact.text.ts'
import './facts.css'
import type { PastFormProps } from '../past-stays/past-form.tsx'

const PastForm = lazyDialog<PastFormProps>(() =>
  import('../past-stays/past-form.tsx').then((part) => part.default),
)

const MAX = 100

/** Plan and fact of a trainee by department, and the stays behind it. */
export function FactRecord({ id }: { id: number }) {
  const text = useText(factText)
  const { data, error, refetch } = useFact(id)
  const [isOpen, setOpen] = useState(false)
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <DetailScreen
        title={data.name}
        list={text.title}
        state={[data.number, data.major, data.cohort].filter(Boolean).join(' · ')}
        actions={
          <Can perm={[may.recordPast]}>
            <Button onClick={() => setOpen(true)}>{text.past}</Button>
          </Can>
        }
        sections={[
          { title: text.lines, content: <Lines lines={data.lines} /> },
          { title: text.stays, content: <Stays traineeId={id} /> },
        ]}
      />
      <PastForm isOpen={isOpen} traineeId={id} name={data.name} onClose={() => setOpen(false)} />
    </>
  )
}

const FIGURES = ['planned', 'done', 'running', 'ahead', 'failed', 'missing'] as const

function Lines({ lines }: { lines: readonly FactLine[] }) {
  const text = useText(factText)
  const { figures } = useText(factWords)
  const rows = lines.map((line, index) => ({ ...line, id: index }))

  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'department',
      title: text.department,
      width: 160,
      card: 'title',
      cell: (row) => row.department,
    },
    ...FIGURES.map((key) => ({
      key,
      title: figures[key],
      width: 90,
      align: 'right' as const,
      card: 'fact' as const,
      cell: (row: FactLine) => (
        <span className={`figures fact-figure fact-${key}${row[key] > 0 ? ' is-some' : ''}`}>
          {row[key]}
        </span>
      ),
    })),
  ]

  return rows.length === 0 ? (
    <p>{text.noStays}</p>
  ) : (
    <RowTable rows={rows} columns={columns} label={text.lines} nameOf={(row) => row.department} />
  )
}

function Stays({ traineeId }: { traineeId: number }) {
  const text = useText(factText)
  const { flows, origins } = useText(blockWords)
  const mayRecord = usePerm([may.recordPast])
  const rows = useBlocks({ traineeId, pageSize: MAX }).data?.list ?? []
  const remove = useDeletePast()

  const removeRow = async ({ id, version, department, startsOn, endsOn }: Block) => {
    const removeNote = say(text.removeNote, { department, from: startsOn, until: endsOn })
    await askToDelete({ ...text, removeNote }, {}, () => remove.mutateAsync({ id, version }))
  }

  const actionsOf = (row: Block) =>
    mayRecord && row.origin === 'past'
      ? [{ key: 'remove', label: text.remove, danger: true, onClick: () => void removeRow(row) }]
      : []

  const columns: Column<Block>[] = [
    {
      key: 'department',
      title: text.department,
      width: 150,
      card: 'title',
      cell: (row) => row.department,
    },
    {
      key: 'period',
      title: text.period,
      width: 200,
      card: 'fact',
      cell: (row) => <span className="figures nowrap">{`${row.startsOn} – ${row.endsOn}`}</span>,
    },
    {
      key: 'state',
      title: text.state,
      width: 150,
      card: 'state',
      cell: (row) => (
        <span className="nowrap">
          <StateTag tone={BLOCK_TONES[row.state]}>{flows.rotationBlock.states[row.state]}</StateTag>{' '}
          {row.origin !== 'plan' && <small className="soft">{origins[row.origin]}</small>}
        </span>
      ),
    },
    actionsColumn(text.actions, 90, actionsOf),
  ]

  return rows.length === 0 ? (
    <p>{text.noStays}</p>
  ) : (
    <RowTable<Block>
      rows={rows}
      columns={columns}
      label={text.stays}
      nameOf={(row) => row.department}
    />
  )
}
