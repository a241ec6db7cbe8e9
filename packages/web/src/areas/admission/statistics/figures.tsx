import { eachDay } from '@residency/contract/kernel/day'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { FigureTable } from './figure-table.tsx'
import { Funnel } from './funnel.tsx'
import type { Statistics } from './statistics.queries.ts'
import { statisticsText } from './statistics.text.ts'

/** The funnel, two charts, and a table of all figures. */
export function Figures({ data }: { data: Statistics }) {
  const text = useText(statisticsText)
  const days = useMemo(() => dayOption(data), [data])
  const offers = useMemo(() => offerOption(data, text), [data, text])
  const height = chartHeight(data.groups.offer.length)
  const max = data.groups.offer[0]
  const summary = max
    ? say(text.summary, { count: data.groups.offer.length, name: max.label, value: max.signedUp })
    : ''

  return (
    <>
      <div className="panel">
        <Funnel total={data.total} />
      </div>
      <div className="figure-pair">
        <div className="panel">
          <Chart title={text.daysTitle} summary="" option={days} height={height} />
        </div>
        <div className="panel">
          <Chart title={text.offersTitle} summary={summary} option={offers} height={height} />
        </div>
      </div>
      <FigureTable groups={data.groups} />
    </>
  )
}

/** Every day between the first and the last, including days without registrations. */
function everyDay(days: Statistics['days']) {
  const counts = new Map(days.map(({ day, count }) => [day, count]))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []

  return eachDay(first.day, last.day).map((day) => ({ day, count: counts.get(day) ?? 0 }))
}

const dayOption = ({ days: countedDays }: Statistics) => {
  const days = everyDay(countedDays)
  return {
    xAxis: { type: 'category', data: days.map(({ day }) => day.slice(5)) },
    yAxis: { type: 'value', minInterval: 1 },
    legend: { show: false },
    series: [
      {
        type: 'line',
        showSymbol: days.length < 3,
        areaStyle: { opacity: 0.12 },
        data: days.map(({ count }) => count),
      },
    ],
  }
}

const MAX_OFFERS = 16

/** Each offer has room for its name and two bars; the other chart has the same height. */
const chartHeight = (offers: number) => Math.max(280, Math.min(offers, MAX_OFFERS) * 24 + 64)

/**
 * Horizontal bars, so that every name can be read. Admissions are not grouped by first choice; they
 * are shown with the seats.
 */
const offerOption = ({ groups }: Statistics, text: { seats: string; firstChoices: string }) => {
  const offers = groups.offer.slice(0, MAX_OFFERS)
  return {
    xAxis: { type: 'value', minInterval: 1 },
    yAxis: {
      type: 'category',
      inverse: true,
      axisLabel: { interval: 0, width: 120, overflow: 'truncate' },
      data: offers.map(({ label }) => label.split(' · ')[0]),
    },
    series: [
      { name: text.firstChoices, type: 'bar', data: offers.map((group) => group.signedUp) },
      { name: text.seats, type: 'bar', data: offers.map((group) => group.seats ?? 0) },
    ],
  }
}
