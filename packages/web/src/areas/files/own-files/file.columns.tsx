import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { FileFace } from '../../../ui/upload/file-face.tsx'
import { sizeWords } from '../../../ui/upload/size-words.rules.ts'
import type { OwnFileRow } from '../files.queries.ts'
import { filesText } from '../files.text.ts'

export type FileAct = 'preview' | 'download' | 'delete'

/** Columns of the own files. A file in use cannot be deleted; the row says so. */
export function useFileColumns(
  act: (what: FileAct, row: OwnFileRow) => void,
): readonly Column<OwnFileRow>[] {
  const text = useText(filesText)

  const buttons = (row: OwnFileRow): RowAction[] => [
    ...(row.view
      ? [{ key: 'preview', label: text.preview, onClick: () => act('preview', row) }]
      : []),
    { key: 'download', label: text.download, onClick: () => act('download', row) },
    ...(row.actions.includes('delete')
      ? [{ key: 'delete', label: text.remove, danger: true, onClick: () => act('delete', row) }]
      : []),
  ]

  return [
    {
      key: 'name',
      title: text.name,
      width: 320,
      card: 'title',
      cell: (row) => (
        <span className="file-cell">
          <FileFace name={row.name} />
          {row.view ? (
            <button type="button" className="link-button" onClick={() => act('preview', row)}>
              {row.name}
            </button>
          ) : (
            <span>{row.name}</span>
          )}
        </span>
      ),
    },
    {
      key: 'size',
      title: text.size,
      width: 110,
      align: 'right',
      card: 'fact',
      cell: (row) => <span className="figures">{sizeWords(row.size)}</span>,
    },
    {
      key: 'use',
      title: text.use,
      width: 220,
      card: 'fact',
      cell: (row) => (
        <StateTag tone={row.isUsed ? 'good' : 'calm'}>
          {row.isUsed ? say(text.inUse, { usedFor: row.usedFor ?? '' }) : text.notInUse}
        </StateTag>
      ),
    },
    momentColumn('createTime', text.time, { width: 140, card: 'fact' }),
    actionsColumn(text.actions, 130, buttons),
  ]
}
