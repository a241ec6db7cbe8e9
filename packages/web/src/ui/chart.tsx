import type { EChartsCoreOption } from 'echarts/core'
import { useEffect, useRef } from 'react'

/** Options of the drawing library, without text and line colours, which come from the theme. */
type ChartOption = EChartsCoreOption
type ChartProps = {
  /** The question the chart answers; used as its accessible name. */
  title: string
  /** The same data as text, for screen readers. */
  summary: string
  option: ChartOption
  height?: number
}

const draw = () => import('./chart-drawing.ts')
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** A chart. The drawing library is loaded with the first one; colours follow the theme. */
export function Chart({ title, summary, option, height = 280 }: ChartProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isGone = false
    let end = () => {}
    void draw().then(({ drawChart }) => {
      if (isGone || !box.current) return
      const colours = () => ({ ink: colour('--soft'), line: colour('--line'), main: colour('--theme') })
      end = drawChart(box.current, option, colours)
    })
    return () => {
      isGone = true
      end()
    }
  }, [option])
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <div ref={box} style={{ height }} role="img" aria-label={`${title} ${summary}`} />
    </figure>
  )
}
