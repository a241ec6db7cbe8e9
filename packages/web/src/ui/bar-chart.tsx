import { useMemo } from 'react'
import { Chart } from './chart.tsx'

/** The bars of one colour: their name and the value of each row. */
type Series<Row> = { name: string; numberOf: (row: Row) => number }

type BarChartProps<Row> = {
  /** The question the chart answers. */
  title: string
  rows: readonly Row[]
  labelOf: (row: Row) => string
  series: readonly Series<Row>[]

  /** A row as a sentence, for screen readers. */
  describe: (row: Row) => string

  /** The end of the axis where the values have one, as 100 of percentages. */
  max?: number
}

const THICKNESS = { one: 18, several: 16 }

/** The height of the axis, and of the legend that several series have. */
const AXIS = 44
const LEGEND = 28

/** A panel with horizontal bars: a name for each row, and each value at the end of its bar. */
export function BarChart<Row>(props: BarChartProps<Row>) {
  const { title, rows, series, describe, max } = props
  const labels = rows.map(props.labelOf)
  const bars = series.map(({ name, numberOf }) => ({ name, data: rows.map(numberOf) }))

  // The chart is drawn again only for other values, not for other functions.
  const values = JSON.stringify({ labels, bars, max })
  const option = useMemo(() => optionOf(JSON.parse(values)), [values])

  const thickness = series.length > 1 ? THICKNESS.several : THICKNESS.one
  const rowHeight = (thickness + 4) * series.length + 12
  const around = series.length > 1 ? AXIS + LEGEND : AXIS

  return (
    <div className="panel">
      <Chart
        title={title}
        summary={rows.map(describe).join('; ')}
        option={option}
        height={Math.max(120, rows.length * rowHeight + around)}
      />
    </div>
  )
}

type Bars = { labels: string[]; bars: { name: string; data: number[] }[]; max?: number }

const optionOf = ({ labels, bars, max }: Bars) => ({
  xAxis: { type: 'value', min: 0, minInterval: 1, max },
  yAxis: {
    type: 'category',
    inverse: true,
    axisLabel: { interval: 0, width: 120, overflow: 'truncate' },
    data: labels,
  },
  legend: { show: bars.length > 1 },
  grid: { left: 8, right: 32, top: bars.length > 1 ? 36 : 8, bottom: 8, containLabel: true },
  series: bars.map((bar) => ({
    name: bar.name,
    data: bar.data,
    type: 'bar',
    barMaxWidth: bars.length > 1 ? THICKNESS.several : THICKNESS.one,
    label: { show: true, position: 'right' },
  })),
})
