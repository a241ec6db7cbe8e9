import { BarChart, LineChart } from 'echarts/charts'
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { CHART_COLOURS } from '../theme/colour.rules.ts'

// Only the chart types in use are registered: the whole library is five times as large.
use([
  BarChart,
  LineChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  AriaComponent,
  SVGRenderer,
])

const FACE = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', system-ui, sans-serif"
export type ChartColours = { ink: string; line: string; main: string }

const axis = ({ ink, line }: ChartColours) => ({
  axisLabel: { color: ink, fontFamily: FACE },
  axisLine: { lineStyle: { color: line } },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: line } },
})

/** Draws into an element and follows its size and the theme. Returns a cleanup function. */
export function drawChart(
  box: HTMLElement,
  option: EChartsCoreOption,
  coloursNow: () => ChartColours,
): () => void {
  const chart = init(box, null, { renderer: 'svg' })
  const isReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches

  const draw = () => {
    const colours = coloursNow()

    const over = (of: unknown) => {
      const [plain, own] = [axis(colours), (of ?? {}) as { axisLabel?: object }]
      return { ...plain, ...own, axisLabel: { ...plain.axisLabel, ...own.axisLabel } }
    }

    const series = [option.series ?? []].flat().map((item) => {
      const { label, ...rest } = item as { label?: object }
      // the outline that the library draws around values is hard to read on a dark page
      return label ? { ...rest, label: { color: colours.ink, textBorderWidth: 0, ...label } } : item
    })

    chart.setOption(
      {
        color: [colours.main, CHART_COLOURS.grey, CHART_COLOURS.green, CHART_COLOURS.ochre],
        animation: !isReducedMotion,
        grid: { left: 8, right: 16, top: 36, bottom: 8, containLabel: true },
        tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
        textStyle: { fontFamily: FACE, color: colours.ink },
        ...option,
        legend: {
          top: 0,
          left: 0,
          icon: 'roundRect',
          itemWidth: 12,
          itemHeight: 8,
          itemGap: 12,
          textStyle: { color: colours.ink },
          ...(option.legend as object),
        },
        xAxis: over(option.xAxis),
        yAxis: over(option.yAxis),
        series,
      },
      true,
    )
  }

  draw()

  const resized = new ResizeObserver(() => chart.resize())

  resized.observe(box)

  const themed = new MutationObserver(draw)

  themed.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['style', 'class', 'data-theme'],
  })

  return () => {
    resized.disconnect()
    themed.disconnect()
    chart.dispose()
  }
}
