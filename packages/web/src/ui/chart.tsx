import type { EChartsCoreOption } from 'echarts/core'
import { useEffect, useRef } from 'react'

/** What a chart is given: the option of the drawing library, without colours of text and lines, which are the theme's. */
type ChartOption = EChartsCoreOption
type ChartProps = {
  /** The question the picture answers; it is its name for those who hear it. */
  title: string
  /** The same in words and figures, for those who cannot see it. */
  summary: string
  option: ChartOption
  height?: number
}

const draw = () => import('./chart-drawing.ts')
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** A picture of figures. The drawing library is fetched when the first one is shown; colours follow the theme. */
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
