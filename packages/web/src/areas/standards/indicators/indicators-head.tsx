import type {
  BaseSummary,
  FiguresOfBase,
} from '@residency/contract/areas/standards/indicators/figure.contract'
import { Button } from 'antd'
import { yearInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { indicatorText } from './indicator.text.ts'

type Props = {
  title: string
  bases: readonly BaseSummary[]

  /** The base that is shown; undefined: all of them. */
  base: FiguresOfBase | undefined
  baseId: number | null
  year: number | undefined
  put: (name: 'baseId' | 'year', value: string | undefined) => void
  onEnter: () => void
}

/** Title, the status of the base in one line, the choice of base and year. */
export function IndicatorsHead({ title, bases, base, baseId, year, put, onEnter }: Props) {
  const text = useText(indicatorText)
  const total = base?.indicators.length ?? 0
  return (
    <PageHead
      title={title}
      lead={
        base
          ? say(text.leadOf, {
              year: base.year,
              total,
              met: base.met,
              short: base.short,
              missing: base.missing,
            })
          : text.lead
      }
    >
      {bases.length > 1 && (
        <ChoiceInput
          isClearable
          aria-label={text.base}
          placeholder={text.allBases}
          options={bases.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={baseId === null ? undefined : String(baseId)}
          onChange={(value) => put('baseId', value)}
        />
      )}
      {year !== undefined && <YearChoice year={year} onYear={(value) => put('year', value)} />}
      {base?.mayEnter && total > 0 && (
        <Button type="primary" onClick={onEnter}>
          {say(text.enter, { year: base.year })}
        </Button>
      )}
    </PageHead>
  )
}

const YEARS = 7

function YearChoice({
  year,
  onYear,
}: {
  year: number
  onYear: (year: string | undefined) => void
}) {
  const text = useText(indicatorText)
  const years = yearChoices(Math.max(year, yearInShanghai()), YEARS)

  return (
    <ChoiceInput
      aria-label={text.year}
      options={years.map(({ value }) => ({ value, label: say(text.yearOf, { year: value }) }))}
      value={String(year)}
      onChange={onYear}
    />
  )
}
