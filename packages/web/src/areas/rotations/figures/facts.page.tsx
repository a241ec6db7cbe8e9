import { pastSheet } from '@residency/contract/areas/rotations/blocks/past.contract'
import {
  type Fact,
  factExport,
  factSorts,
} from '@residency/contract/areas/rotations/figures/fact.contract'
import { factWords } from '@residency/contract/areas/rotations/figures/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import { ExportButton, SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { type FactListInput, useFacts } from './fact.queries.ts'
import { factText } from './fact.text.ts'
import { FactRecord } from './fact-record.tsx'
import './facts.css'

/**
 * View key rotation/fact/index: planned months and what really happened; `?id=` opens a trainee.
 */
export default function FactsPage() {
  const id = useRecordId()
  return id === null ? <FactList /> : <FactRecord key={id} id={id} />
}

function FactList() {
  const text = useText(factText)
  const list = useListState('rotation-facts', ['keywords'])
  const result = useFacts(list.input as FactListInput)

  return (
    <ListScreen<Fact>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={useFactColumns()}
      sorts={factSorts}
      filters={[textFilter('keywords', text.search)]}
      actions={
        <>
          <SheetButtons
            title={text.sheet}
            label={text.pastSheet}
            calls={pastSheet}
            filters={list.conditions}
          />
          <ExportButton
            title={text.title}
            label={text.exportFacts}
            calls={factExport}
            filters={list.conditions}
          />
        </>
      }
    >
      {text.none}
    </ListScreen>
  )
}

const FIGURES = ['planned', 'done', 'running', 'ahead', 'failed', 'missing'] as const
const FACTS: readonly string[] = ['planned', 'done', 'missing']

function useFactColumns(): Column<Fact>[] {
  const text = useText(factText)
  const { figures } = useText(factWords)
  return [
    {
      key: 'name',
      title: text.trainee,
      width: 180,
      card: 'title',
      cell: (row) => (
        <span className="person-words">
          <RecordLink id={row.id}>{row.name}</RecordLink>
          <small>{[row.number, row.cohort ?? row.major].join(' · ')}</small>
        </span>
      ),
    },
    ...FIGURES.map(
      (key): Column<Fact> => ({
        key,
        title: figures[key],
        width: 100,
        align: 'right',
        ...(FACTS.includes(key) ? { card: 'fact' as const } : {}),
        cell: (row) => (
          <span className={`figures fact-figure fact-${key}${row[key] > 0 ? ' is-some' : ''}`}>
            {row[key]}
          </span>
        ),
      }),
    ),
  ]
}
