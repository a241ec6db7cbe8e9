import type { GuideRow } from '@residency/contract/areas/settings/guides/guide.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameCell } from '../../../ui/tables/name-cell.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { guideText } from './guide.text.ts'

export type GuideAct = 'edit' | 'view' | 'publish' | 'withdraw' | 'delete'

/** Columns of the guide list. */
export function useGuideColumns(
  act: (what: GuideAct, row: GuideRow) => void,
): readonly Column<GuideRow>[] {
  const text = useText(guideText)

  const buttons = (row: GuideRow): RowAction[] => [
    ...(row.actions.includes('edit')
      ? [{ key: 'edit', label: text.edit, onClick: () => act('edit', row) }]
      : []),
    { key: 'view', label: text.view, onClick: () => act('view', row) },
    ...(row.actions.includes('edit') && !row.isPublished
      ? [{ key: 'publish', label: text.publish, onClick: () => act('publish', row) }]
      : []),
    ...(row.actions.includes('edit') && row.isPublished
      ? [{ key: 'withdraw', label: text.withdraw, onClick: () => act('withdraw', row) }]
      : []),
    ...(row.actions.includes('delete')
      ? [{ key: 'delete', label: text.remove, danger: true, onClick: () => act('delete', row) }]
      : []),
  ]

  return [
    {
      key: 'title',
      title: text.guideTitle,
      width: 280,
      card: 'title',
      cell: (row) => (
        <NameCell
          row={{ name: row.title, nameEn: row.titleEn }}
          onOpen={() => act(row.actions.includes('edit') ? 'edit' : 'view', row)}
        />
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 110,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.isPublished ? 'good' : 'wait'}>
          {row.isPublished ? text.published : text.draft}
        </StateTag>
      ),
    },
    {
      key: 'roles',
      title: text.roles,
      width: 220,
      card: 'fact',
      cell: (row) => row.roleNames.join(text.comma) || text.everybody,
    },
    {
      key: 'languages',
      title: text.languages,
      width: 130,
      cell: (row) => (row.hasEnglish ? text.both : text.chineseOnly),
    },
    {
      key: 'fileCount',
      title: text.files,
      width: 80,
      align: 'right',
      cell: (row) => row.fileCount,
    },
    momentColumn('updatedAt', text.updated, { width: 130, card: 'fact' }),
    actionsColumn(text.actions, 120, buttons),
  ]
}
