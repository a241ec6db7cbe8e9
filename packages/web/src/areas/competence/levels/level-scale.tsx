import { LEVELS } from '@residency/contract/areas/competence/items/item.contract'
import { itemWords } from '@residency/contract/areas/competence/items/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import './levels.css'
import { levelText } from './level.text.ts'

/** What a level means. */
export function useLevelWords() {
  const { levels } = useText(itemWords)
  return (level: number) => levels[String(level) as keyof typeof levels]
}

/** A level as steps that are reached, its number, and in words what it means. */
export function LevelScale({ level, isShort = false }: { level: number; isShort?: boolean }) {
  const text = useText(levelText)
  const wordsOf = useLevelWords()

  return (
    <span className="level-scale">
      <span className="level-steps" aria-hidden="true">
        {LEVELS.map((step) => (
          <i key={step} className={step <= level ? 'is-reached' : undefined} />
        ))}
      </span>
      <strong className="figures">{say(text.levelOf, { level })}</strong>
      {!isShort && <span>{wordsOf(level)}</span>}
    </span>
  )
}
