import type { Template } from '@residency/contract/areas/evaluation/templates/template.contract'
import type { TemplateState } from '@residency/contract/areas/evaluation/templates/template.flow'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { nameIn } from '@residency/contract/kernel/label'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { templateText } from './template.text.ts'

export const TEMPLATE_TONES: Readonly<Record<TemplateState, Tone>> = {
  draft: 'wait',
  published: 'good',
  superseded: 'calm',
}

/** Columns of the list of forms. */
export function useTemplateColumns(actionsOf: (row: Template) => RowAction[]): Column<Template>[] {
  const text = useText(templateText)
  const language = useLanguage()
  const { fields, templateKinds, flows } = useText(templateWords)
  const { states } = flows.evaluationTemplate

  return [
    {
      key: 'name',
      title: fields.name,
      width: 240,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{nameIn(language, row)}</RecordLink>,
    },
    {
      key: 'kind',
      title: fields.kind,
      width: 110,
      card: 'fact',
      cell: (row) => templateKinds[row.kind],
    },
    {
      key: 'edition',
      title: text.editions,
      width: 90,
      card: 'fact',
      cell: (row) => <span className="figures">{say(text.edition, { edition: row.edition })}</span>,
    },
    {
      key: 'items',
      title: fields.items,
      width: 80,
      align: 'right',
      cell: (row) => <span className="figures">{row.itemCount}</span>,
    },
    stateColumn('state', fields.state, { width: 100, tones: TEMPLATE_TONES, words: states }),
    dayColumn('publishedAt', text.publishedAt, { width: 120, isExtra: true }),
    actionsColumn(text.actions, 140, actionsOf),
  ]
}
