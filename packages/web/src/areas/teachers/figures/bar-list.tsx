import type { SituationGroup } from '@residency/contract/areas/teachers/figures/situation.contract'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { situationText } from './situation.text.ts'

type Props = {
  groups: readonly SituationGroup[]

  /** Teachers of the longest bar. */
  most: number
  pathOf: (group: SituationGroup) => string
}

/**
 * Bars of core and general teachers; each opens the list behind it. Words and links rather than a
 * drawing, so that they can be read and reached by key.
 */
export function BarList({ groups, most, pathOf }: Props) {
  return (
    <ul className="bar-list">
      {groups.map((group) => (
        <li key={group.key}>
          <GroupBar group={group} most={most} path={pathOf(group)} />
        </li>
      ))}
    </ul>
  )
}

function GroupBar({ group, most, path }: { group: SituationGroup; most: number; path: string }) {
  const text = useText(situationText)
  const { label, teachers, core } = group
  const width = (count: number) => ({ width: `${(count / Math.max(1, most)) * 100}%` })

  const content = (
    <>
      <span className="bar-name">{label}</span>
      <span className="bar-track" aria-hidden="true">
        <span className="bar-core" style={width(core)} />
        <span className="bar-general" style={width(teachers - core)} />
      </span>
      <BarFigures group={group} />
    </>
  )

  return teachers > 0 ? (
    <Link className="bar-row" to={path} title={say(text.open, { name: label, count: teachers })}>
      {content}
    </Link>
  ) : (
    <div className="bar-row">{content}</div>
  )
}

function BarFigures({
  group: { teachers, core, trained, trainees, lacksCore },
}: {
  group: SituationGroup
}) {
  const text = useText(situationText)
  const ratio = teachers > 0 ? ((trainees ?? 0) / teachers).toFixed(1) : ''

  const facts = [
    ...(core > 0 ? [say(text.ofCore, { count: core })] : []),
    ...(teachers > 0 ? [say(text.ofTrained, { count: trained })] : []),
    ...(trainees === null || trainees === 0
      ? []
      : [say(ratio ? text.trainees : text.traineesOnly, { count: trainees, ratio })]),
  ]

  return (
    <span className="bar-figures figures">
      <strong>{teachers > 0 ? say(text.people, { count: teachers }) : text.noTeacher}</strong>
      {facts.map((fact) => (
        <small key={fact} className="nowrap">
          {fact}
        </small>
      ))}
      {lacksCore && <StateTag tone="bad">{text.lacks}</StateTag>}
    </span>
  )
}
