import type { AnalysedItem } from '@residency/contract/areas/exams/marking/analysis.contract'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { LOOK_TONES } from '../marking/marking.rules.ts'
import { analysisText } from './analysis.text.ts'
import { figure } from './item.rules.ts'

/** Columns of analysed questions. */
export function useItemColumns(
  items: readonly AnalysedItem[],
  onShow: (item: AnalysedItem) => void,
): Column<AnalysedItem>[] {
  const text = useText(analysisText)
  const { looks } = useText(markingWords)
  const { questionKinds } = useText(bankWords)

  const number = (key: 'difficulty' | 'pointBiserial' | 'upperLower'): Column<AnalysedItem> => ({
    key,
    title: text[key],
    width: 96,
    align: 'right',
    ...(key === 'upperLower' ? {} : { card: 'fact' as const }),
    cell: (row) => <span className="figures">{figure(row[key])}</span>,
  })

  const measured = (value: number, se: number) =>
    say(text.plusMinus, { value: figure(value), se: figure(se) })
  const fitOf = (fit: { p: number } | null) =>
    fit && say(text.fit, { p: fit.p < 0.001 ? '<0.001' : fit.p.toFixed(3) })

  const all: Column<AnalysedItem>[] = [
    linesColumn('question', text.question, { width: 240, card: 'title' }, (row) => ({
      name: `${say(text.questionOf, { number: row.number })} · ${questionKinds[row.kind]}`,
      note: row.stem,
      onOpen: () => onShow(row),
    })),
    {
      key: 'looks',
      title: text.looks,
      width: 150,
      card: 'fact',
      cell: (row) =>
        row.looks.length === 0 ? (
          <span className="soft">{row.difficulty === null ? text.none : text.ok}</span>
        ) : (
          <span className="looks">
            {row.looks.map((look) => (
              <StateTag key={look} tone={LOOK_TONES[look]}>
                {looks[look]}
              </StateTag>
            ))}
          </span>
        ),
    },
    figuresColumn('n', text.n, { width: 70, align: 'right' }),
    number('difficulty'),
    number('pointBiserial'),
    number('upperLower'),
    {
      key: 'rasch',
      title: text.rasch,
      width: 120,
      align: 'right',
      cell: ({ rasch }) =>
        rasch ? (
          <NameLines name={measured(rasch.b, rasch.se)} note={fitOf(rasch.fit)} />
        ) : (
          text.none
        ),
    },
    {
      key: 'twoPl',
      title: text.twoPl,
      width: 200,
      align: 'right',
      cell: ({ twoPl }) =>
        twoPl ? (
          <NameLines
            name={`${measured(twoPl.a, twoPl.seA)} / ${measured(twoPl.b, twoPl.seB)}`}
            note={fitOf(twoPl.fit)}
          />
        ) : (
          text.none
        ),
    },
    actionsColumn(text.show, 70, (row) => [
      { key: 'show', label: text.show, onClick: () => onShow(row) },
    ]),
  ]

  // a model that no question has is no column
  return all.filter(
    ({ key }) => (key !== 'rasch' && key !== 'twoPl') || items.some((item) => item[key] !== null),
  )
}
