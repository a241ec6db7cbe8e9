import type { Competency } from '@residency/contract/areas/evaluation/competency/competency.contract'
import type {
  CompetencyPoint,
  CompetencyRadar,
} from '@residency/contract/areas/evaluation/competency/radar.contract'
import { competencyWords } from '@residency/contract/areas/evaluation/competency/text'
import { labelIn } from '@residency/contract/kernel/label'
import { Button, Select } from 'antd'
import { useId, useState } from 'react'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { competencyText } from './competency.text.ts'
import { EvidenceDialog } from './evidence-dialog.tsx'
import { axesOf, termsOf } from './radar.rules.ts'
import { RadarChart } from './radar-chart.tsx'

declare module '../../../platform/area-parts.tsx' {
  interface AreaParts {
    /** The granted levels of a trainee; null: the reader’s own. */
    supervisionLevels: { traineeId: number | null }
  }
}

type CompetencyAxis = CompetencyRadar['competencies'][number]

const figure = (level: number | null | undefined, none: string) =>
  typeof level === 'number' ? level.toFixed(1) : none

/** A half-year as radar and table; each line of the table opens what is behind it. */
export function RadarView({ radar, isOwn }: { radar: CompetencyRadar; isOwn: boolean }) {
  const text = useText(competencyText)
  const id = useId()
  const terms = termsOf(radar.points)
  const [chosen, setTerm] = useState<string | null>(null)
  const [opened, setOpened] = useState<CompetencyAxis | null>(null)
  const term = chosen ?? terms[0]
  if (!term) return <div className="panel list-message">{isOwn ? text.emptyOwn : text.empty}</div>

  const former = terms[terms.indexOf(term) + 1]

  const options = terms.map((value) => ({
    value,
    label: say(text[value.endsWith('1') ? 'firstHalf' : 'secondHalf'], { year: value.slice(0, 4) }),
  }))

  return (
    <section className="panel">
      <label htmlFor={id}>{text.term}</label>{' '}
      <Select id={id} value={term} options={options} onChange={setTerm} style={{ minWidth: 160 }} />
      <div className="radar-columns">
        <RadarChart axes={axesOf(radar, term)} before={former ? axesOf(radar, former) : null} />
        <Table
          radar={radar}
          points={radar.points.filter((point) => point.term === term)}
          onOpen={setOpened}
        />
      </div>
      <p className="soft">{text.explained}</p>
      <EvidenceDialog
        traineeId={radar.traineeId}
        term={term}
        isOwn={isOwn}
        competency={opened}
        onClose={() => setOpened(null)}
      />
    </section>
  )
}

type TableProps = {
  radar: CompetencyRadar
  points: readonly CompetencyPoint[]
  onOpen: (axis: CompetencyAxis) => void
}

function Table({ radar, points, onOpen }: TableProps) {
  const text = useText(competencyText)
  const { domains } = useText(competencyWords)
  const language = useLanguage()

  return (
    <table className="competency-table">
      <thead>
        <tr>
          <th scope="col">{text.competency}</th>
          <th scope="col">{text.level}</th>
          <th scope="col">{text.cohortLevel}</th>
          <th scope="col">{text.evidence}</th>
        </tr>
      </thead>
      <tbody>
        {radar.competencies.map((competency) => {
          const point = points.find(({ competencyId }) => competencyId === competency.id)
          const name = `${competency.code} ${labelIn(language, competency.name, competency.nameEn)}`
          const isKnown = point !== undefined && point.marks + point.cases > 0

          return (
            <tr key={competency.id}>
              <th scope="row">
                {isKnown ? (
                  <Button type="link" onClick={() => onOpen(competency)}>
                    {name}
                  </Button>
                ) : (
                  name
                )}
                <div className="soft">{domains[competency.domain]}</div>
              </th>
              <td className="figures" title={levelName(competency, point?.level, language)}>
                {figure(point?.level, text.none)}
              </td>
              <td className="figures">{figure(point?.cohortLevel, text.none)}</td>
              <td>
                {isKnown ? say(text.counts, { marks: point.marks, cases: point.cases }) : text.none}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The text of the level that is reached. */
function levelName(
  { levels }: Pick<Competency, 'levels'>,
  level: number | null | undefined,
  language: Parameters<typeof labelIn>[0],
) {
  const reached = typeof level === 'number' ? levels[Math.floor(level) - 1] : undefined
  return reached && labelIn(language, reached.name, reached.nameEn)
}
