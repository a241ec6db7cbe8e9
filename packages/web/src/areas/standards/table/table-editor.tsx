import { CloseOutlined, EditOutlined } from '@ant-design/icons'
import {
  type Difference,
  differencesOf,
  type RowKind,
  type TableRow,
} from '@residency/contract/areas/standards/table/standard-rows.public'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { OrderList } from '../../../screens/trees/order-list.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { type Lengths, MonthRuler, nameOfRow } from './month-ruler.tsx'
import { RowFacts } from './rotation-table.tsx'
import type { RowFormProps } from './row-form.tsx'
import { standardText } from './standard.text.ts'

/** What does not add up: which stage has how many months too few or too many. */
function useDifferenceText() {
  const { differences: words, stages } = useText(tableWords)
  return ({ stage, needed, given: months }: Difference) =>
    say(months < needed ? words.short : words.over, {
      stage: stage === null ? words.whole : stages[stage],
      count: Math.abs(needed - months),
      needed,
      given: months,
    })
}

const RowForm = lazyDialog<RowFormProps>(() =>
  import('./row-form.tsx').then((part) => part.default),
)

/** A row by its place in the table that was read; added ones have keys of their own. */
export type KeyedRow = { key: number; row: TableRow }
const KINDS = ['required', 'fixed', 'free'] as const

type Props = {
  lengths: Lengths

  /** The rows that were read. */
  saved: readonly TableRow[]

  /** Names of the departments in the table. */
  named: readonly { id: number; name: string }[]

  /** Departments that rows may name, and how their field is called. */
  departments: RowFormProps['departments']
  hasRequirements: boolean

  /** The sentence about the sum of the months. */
  sound: string
  isSaving: boolean

  /** Of the record whose rows were read. */
  version: number

  /** `version`: that of the rows which were read when the change began. */
  onSave: (
    rows: readonly KeyedRow[],
    version: number,
    onSaved: (differences: readonly Difference[]) => void,
  ) => void
}

/**
 * A table that is edited: rows added, changed and put in order; the months that do not add up are
 * named while one edits.
 */
export function TableEditor({
  lengths,
  saved,
  named,
  departments: offered,
  hasRequirements,
  sound,
  isSaving,
  version,
  onSave,
}: Props) {
  const text = useText(standardText)
  const { stages } = useText(tableWords)
  const [rows, setRows] = useState<readonly KeyedRow[] | null>(null)
  const [opened, setOpened] = useState<{ key: number | null; kind: RowKind } | null>(null)
  const currentRows = rows ?? saved.map((row, key) => ({ key, row }))
  const departments = offered.isLoading
    ? named
    : [...named, ...offered.options.map(({ value, label }) => ({ id: value, name: label }))]

  const firstVersion = useFirstRead(rows !== null, version)!

  useUnsaved(rows !== null, { isUnsaved: () => !isSaving })

  const put = (row: TableRow) => {
    const next = Math.max(saved.length - 1, -1, ...currentRows.map(({ key }) => key)) + 1
    setRows(
      opened?.key == null
        ? [...currentRows, { key: next, row }]
        : currentRows.map((currentRow) =>
            currentRow.key === opened.key ? { key: currentRow.key, row } : currentRow,
          ),
    )
  }

  const save = () =>
    onSave(currentRows, firstVersion, (differences) => {
      toast.success(differences.length === 0 ? text.saved : text.savedShort)
      setRows(null)
    })

  const adding = { required: text.addRequired, fixed: text.addFixed, free: text.addFree }
  const stageOf = ({ stage }: TableRow) =>
    lengths.firstStageMonths === null ? null : stages[stage ?? 'none']

  return (
    <>
      <MonthRuler
        lengths={lengths}
        rows={currentRows.map(({ row }) => row)}
        departments={departments}
      />
      <Balance
        lengths={lengths}
        rows={currentRows.map(({ row }) => row)}
        sound={rows === null ? sound : text.soundUnsaved}
      />
      <OrderList
        order={currentRows.map(({ key, row }) => ({
          id: key,
          name: nameOfRow(row, departments),
          row,
        }))}
        onOrder={(order) => setRows(order.map(({ id, row }) => ({ key: id, row })))}
        row={({ id, name, row }) => (
          <>
            <div className="rotation-edited">
              <RowFacts row={row} departments={departments} stage={stageOf(row)} />
            </div>
            <IconButton
              label={say(text.editRow, { name })}
              icon={<EditOutlined />}
              onClick={() => setOpened({ key: id, kind: row.kind })}
            />
            <IconButton
              label={say(text.removeRow, { name })}
              icon={<CloseOutlined />}
              onClick={() => setRows(currentRows.filter((currentRow) => currentRow.key !== id))}
            />
          </>
        )}
      />
      <div className="rotation-adding">
        {KINDS.map((kind) => (
          <Button key={kind} type="dashed" onClick={() => setOpened({ key: null, kind })}>
            {adding[kind]}
          </Button>
        ))}
      </div>
      <RowForm
        isOpen={opened !== null}
        kind={opened?.kind ?? 'required'}
        edited={currentRows.find(({ key }) => key === opened?.key)?.row ?? null}
        hasStages={lengths.firstStageMonths !== null}
        departments={offered}
        hasRequirements={hasRequirements}
        onDone={put}
        onClose={() => setOpened(null)}
      />
      {rows !== null && (
        <div className="page-buttons">
          <span className="soft">{text.unsaved}</span>
          <Button onClick={() => setRows(null)}>{text.discard}</Button>
          <Button type="primary" loading={isSaving} onClick={save}>
            {text.save}
          </Button>
        </div>
      )}
    </>
  )
}

function Balance({
  lengths,
  rows,
  sound,
}: {
  lengths: Lengths
  rows: readonly TableRow[]
  sound: string
}) {
  const textOf = useDifferenceText()
  const differences = differencesOf(lengths, rows)
  return (
    <div role="status" className={`balance ${differences.length === 0 ? 'is-good' : 'is-wait'}`}>
      {differences.length === 0
        ? sound
        : differences.map((difference) => <p key={difference.stage}>{textOf(difference)}</p>)}
    </div>
  )
}
