import { messagesWords } from '@residency/contract/areas/messages/text'
import { labelIn } from '@residency/contract/kernel'
import { useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { messagesText } from '../messages.text.ts'
import type { TemplateRow } from './template.queries.ts'

/** Columns of the template list: occasion, text, enabled. */
export function useTemplateColumns(
  edit: ((row: TemplateRow) => void) | null,
): Column<TemplateRow>[] {
  const text = useText(messagesText)
  const language = useLanguage()
  const words = useText(messagesWords)

  return [
    {
      key: 'name',
      title: text.occasion,
      width: 230,
      card: 'title',
      cell: (row) =>
        edit ? (
          <button type="button" className="link-button" onClick={() => edit(row)}>
            {row.name}
          </button>
        ) : (
          row.name
        ),
    },
    { key: 'group', title: text.group, width: 120, cell: (row) => row.group },
    {
      key: 'isOn',
      title: text.inUse,
      width: 110,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.isOn ? 'good' : 'calm'}>{row.isOn ? text.on : text.off}</StateTag>
      ),
    },
    {
      key: 'title',
      title: text.noticeTitle,
      width: 240,
      card: 'fact',
      cell: (row) => labelIn(language, row.title, row.titleEn),
    },
    {
      key: 'ways',
      title: words.fields.channels,
      width: 170,
      card: 'fact',
      cell: (row) => row.channels.map((way) => words.channels[way]).join(' · ') || text.siteOnly,
    },
    { key: 'pace', title: words.fields.pace, width: 190, cell: (row) => words.paces[row.pace] },
    actionsColumn(text.actions, 90, (row) =>
      edit ? [{ key: 'edit', label: text.edit, onClick: () => edit(row) }] : [],
    ),
  ]
}
