import type { FoundLevel } from '@residency/contract/areas/competence/levels/level.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { levelText } from './level.text.ts'
import { LevelScale } from './level-scale.tsx'

/** Items with level, words and end: what a look-up shows. */
export function FoundLevels({ levels }: { levels: readonly FoundLevel[] }) {
  const text = useText(levelText)
  if (levels.length === 0) return <p>{text.noLevels}</p>

  return (
    <ul className="level-list">
      {levels.map(({ item, level, until }) => (
        <li key={item}>
          <strong>{item}</strong>
          <LevelScale level={level} />
          <span className="soft figures">{say(text.until, { until })}</span>
        </li>
      ))}
    </ul>
  )
}
