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

const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** How far below the window a chart may be when its drawing begins. */
const NEAR = '200px'

/** Calls `act` once the element is in the window, or near it. Returns what ends the watch. */
function whenNear(element: Element, act: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return

      watch.disconnect()
      act()
    },
    { rootMargin: NEAR },
  )

  watch.observe(element)

  return () => watch.disconnect()
}

/**
 * A chart. The drawing library is loaded when the reader comes near the first one; colours follow
 * the theme.
 */
export function Chart({ title, summary, option, height = 280 }: ChartProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isGone = false
    let end = () => {}

    const start = async () => {
      const { drawChart } = await draw()
      if (isGone || !box.current) return

      const colours = () => ({
        ink: colour('--soft'),
        line: colour('--line'),
        main: colour('--theme'),
      })

      end = drawChart(box.current, option, colours)
    }

    const endWatch = whenNear(box.current!, () => void start())

    return () => {
      isGone = true
      endWatch()
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
